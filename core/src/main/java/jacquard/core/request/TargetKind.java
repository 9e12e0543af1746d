package jacquard.core.request;

/** What can be checked. */
public enum TargetKind {
  JAVA("Java programs"),
  SCRIPT("litmus programs"),
  MODEL("models"),
  /** A circuit as it is, such as an AIGER file. */
  CIRCUIT("circuits");

  private final String plural;

  TargetKind(String plural) {
    this.plural = plural;
  }

  /** All of its kind, as sentences name them. */
  public String plural() {
    return plural;
  }
}
