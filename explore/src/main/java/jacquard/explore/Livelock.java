package jacquard.explore;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Vocabulary;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the cycle in which an execution that was cut at the limit on steps goes round: the same
 * steps, on the same objects with the same values, again and again up to its end.
 */
public final class Livelock {
  /** Fewer rounds than this may still be a loop that ends. */
  private static final int ROUNDS = 8;

  private static final int LONGEST_CYCLE = 1_000;

  private Livelock() {}

  /** The outcome to report for a truncated execution, if it ends in a cycle. */
  public static Optional<Outcome> of(Execution e, Vocabulary vocabulary) {
    int period = period(e);
    if (period == 0) {
      return Optional.empty();
    }
    int start = e.length() - period;
    while (start > 0 && repeats(e, start - 1, period)) {
      start--;
    }
    Set<String> threads = new LinkedHashSet<>();
    List<String> steps = new ArrayList<>();
    for (int i = start; i < start + period; i++) {
      threads.add(vocabulary.thread(e.thread(i)));
      steps.add(vocabulary.site(e.site(i)));
    }
    String message =
        "%s %s for ever, from step %d on: %s"
            .formatted(
                String.join(" and ", threads),
                threads.size() == 1 ? "goes round" : "go round",
                start + 1,
                String.join("; ", steps));
    int last = e.length() - 1;
    return Optional.of(
        new Outcome.Failed(
            List.of(new Outcome.Failure(e.thread(last), "livelock", message, e.site(last)))));
  }

  private static int period(Execution e) {
    for (int period = 1; period <= LONGEST_CYCLE && period * ROUNDS <= e.length(); period++) {
      boolean all = true;
      for (int i = e.length() - period * ROUNDS; i < e.length() - period && all; i++) {
        all = repeats(e, i, period);
      }
      if (all) {
        return period;
      }
    }
    return 0;
  }

  private static boolean repeats(Execution e, int i, int period) {
    int j = i + period;
    return j < e.length()
        && e.thread(i) == e.thread(j)
        && e.choice(i) == e.choice(j)
        && e.kind(i) == e.kind(j)
        && e.object(i) == e.object(j)
        && e.site(i) == e.site(j)
        && e.before(i) == e.before(j)
        && e.after(i) == e.after(j);
  }
}
