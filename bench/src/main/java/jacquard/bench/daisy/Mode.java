package jacquard.bench.daisy;

/** The modes of the paper: what the scheduler may choose from. */
enum Mode {
  INTERLEAVED("interleaved"),
  STUBBORN("stubborn"),
  TRANSACTIONS("stubborn+transactions");

  private final String word;

  Mode(String word) {
    this.word = word;
  }

  /** As the option has it. */
  String word() {
    return word;
  }
}
