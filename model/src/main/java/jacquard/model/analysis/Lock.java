package jacquard.model.analysis;

/**
 * Something that at most one process has at a time.
 *
 * @param thing its number among the {@link Things}
 * @param name as the source calls it
 */
public record Lock(int thing, String name, Idiom idiom) {
  /** How a model writes it. */
  public enum Idiom {
    /** The model's own locks, which know their owner. */
    OWNED("a lock with an owner"),
    /** Taken by {@code atomic} or {@code d_step { v == 0 -> v = 1 }}, given back by v = 0. */
    TEST_AND_SET("a variable that is tested and set in one step"),
    /** Taken by a send that fills the only place of a channel, given back by a receive. */
    FILLED_CHANNEL("a channel with one place that its owner fills"),
    /** Taken by a receive of the only message, given back by a send. */
    TOKEN_CHANNEL("a channel with one message that its owner takes out");

    private final String words;

    Idiom(String words) {
      this.words = words;
    }

    /** What it is, in words. */
    public String words() {
      return words;
    }
  }
}
