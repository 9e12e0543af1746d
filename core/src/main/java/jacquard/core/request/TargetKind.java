package jacquard.core.request;

/** What can be checked. */
public enum TargetKind {
  JAVA("Java programs"),
  SCRIPT("litmus programs"),
  MODEL("models");

  private final String plural;

  TargetKind(String plural) {
    this.plural = plural;
  }

  /** All of its kind, as sentences name them. */
  public String plural() {
    return plural;
  }
}
