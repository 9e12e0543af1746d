package jacquard.symbolic.encode;

/** What the scheduler may choose from. */
public enum Mode {
  /** All transitions that are possible. */
  INTERLEAVED("interleaved"),
  /** Those of a conditional stubborn set. */
  STUBBORN("stubborn"),
  /** Those of a conditional stubborn set that takes patterns of lock acquisition into account. */
  TRANSACTIONS("stubborn+transactions");

  private final String word;

  Mode(String word) {
    this.word = word;
  }

  /** As options and reports name it. */
  public String word() {
    return word;
  }
}
