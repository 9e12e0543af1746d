package jacquard.explore;

import jacquard.core.Cycle;
import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.ViolationKind;
import jacquard.core.Vocabulary;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reports an execution that was cut at the limit on steps and ends in a cycle. */
public final class Livelock {
  /** Of a longer cycle, the message has the beginning and the end. */
  private static final int MAX_STEPS = 8;

  private static final int LAST_STEPS = 2;

  private Livelock() {}

  /** The outcome to report for a truncated execution, if it ends in a cycle. */
  public static Optional<Outcome> of(Execution e, Vocabulary vocabulary) {
    return Cycle.atEndOf(e).map(cycle -> outcome(e, cycle, vocabulary));
  }

  private static Outcome outcome(Execution e, Cycle cycle, Vocabulary vocabulary) {
    Set<String> threads = new LinkedHashSet<>();
    List<String> steps = new ArrayList<>();
    for (int i = cycle.start(); i < cycle.start() + cycle.period(); i++) {
      threads.add(vocabulary.thread(e.thread(i)));
      steps.add(vocabulary.site(e.site(i)));
    }
    String message =
        "%s %s for ever, from step %d on: %s"
            .formatted(
                String.join(" and ", threads),
                threads.size() == 1 ? "goes round" : "go round",
                cycle.start() + 1,
                String.join("; ", shortened(steps)));
    int last = e.length() - 1;
    return new Outcome.Failed(
        List.of(
            new Outcome.Failure(e.thread(last), ViolationKind.LIVELOCK, message, e.site(last))));
  }

  private static List<String> shortened(List<String> steps) {
    if (steps.size() <= MAX_STEPS) {
      return steps;
    }
    int first = MAX_STEPS - 1 - LAST_STEPS;
    List<String> some = new ArrayList<>(steps.subList(0, first));
    some.add("… %d more steps …".formatted(steps.size() - first - LAST_STEPS));
    some.addAll(steps.subList(steps.size() - LAST_STEPS, steps.size()));
    return some;
  }
}
