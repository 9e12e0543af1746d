package jacquard.core;

import java.util.Optional;

/**
 * The same steps, on the same objects with the same values, again and again up to the end of an
 * execution.
 *
 * @param start the first event of the first round
 * @param period the number of events in a round
 */
public record Cycle(int start, int period) {
  /** Fewer rounds than this may still be a loop that ends. */
  private static final int ROUNDS = 8;

  private static final int LONGEST = 1_000;

  /** The shortest cycle in which an execution ends. */
  public static Optional<Cycle> atEndOf(Execution e) {
    for (int period = 1; period <= LONGEST && period * ROUNDS <= e.length(); period++) {
      int start = e.length() - period;
      while (start > 0 && repeats(e, start - 1, period)) {
        start--;
      }
      if (start <= e.length() - period * ROUNDS) {
        return Optional.of(new Cycle(start, period));
      }
    }
    return Optional.empty();
  }

  private static boolean repeats(Execution e, int i, int period) {
    int j = i + period;
    return e.thread(i) == e.thread(j)
        && e.choice(i) == e.choice(j)
        && e.kind(i) == e.kind(j)
        && e.object(i) == e.object(j)
        && e.site(i) == e.site(j)
        && e.before(i) == e.before(j)
        && e.after(i) == e.after(j);
  }
}
