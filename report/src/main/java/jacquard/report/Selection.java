package jacquard.report;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Outcome;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The steps of a story that are worth showing.
 *
 * @param events in order
 * @param about what the shown steps have in common; empty when all are shown
 */
record Selection(List<Integer> events, String about) {
  /** A story up to this length is told whole. */
  private static final int SHORT = 30;

  private static final int MAX_NAMES = 5;

  Selection {
    events = List.copyOf(events);
  }

  static Selection all(Execution execution) {
    return new Selection(IntStream.range(0, execution.length()).boxed().toList(), "");
  }

  /**
   * A short story whole; of a longer one what happened to the objects of the violation and of
   * conflicts between threads, or to the former alone where that is still too much.
   */
  static Selection relevant(Story story) {
    Execution execution = story.execution();
    if (execution.length() <= SHORT) {
      return all(execution);
    }
    BitSet violation = Involved.inViolation(story);
    BitSet objects = Involved.inConflicts(execution);
    objects.or(violation);
    Selection wide = touching(story, objects);
    if (wide.events.size() <= SHORT || violation.isEmpty()) {
      return wide;
    }
    return touching(story, violation);
  }

  private static Selection touching(Story story, BitSet objects) {
    Execution execution = story.execution();
    List<Integer> events =
        IntStream.range(0, execution.length())
            .filter(e -> touches(execution, e, objects) || isLastOfFailed(execution, e))
            .boxed()
            .toList();
    boolean none = objects.isEmpty() || events.size() == execution.length();
    return none ? all(execution) : new Selection(events, "accesses to " + names(story, objects));
  }

  private static boolean touches(Execution execution, int event, BitSet objects) {
    int o = execution.object(event);
    return o != Dependence.NO_OBJECT && objects.get(o);
  }

  private static boolean isLastOfFailed(Execution execution, int event) {
    int t = execution.thread(event);
    return execution.outcome() instanceof Outcome.Failed(var failures)
        && execution.index(event) == execution.eventsOf(t) - 1
        && failures.stream().anyMatch(f -> f.thread() == t);
  }

  private static String names(Story story, BitSet objects) {
    String names =
        objects.stream().limit(MAX_NAMES).mapToObj(story::object).collect(Collectors.joining(", "));
    int more = objects.cardinality() - MAX_NAMES;
    return more > 0 ? names + " and " + more + " more" : names;
  }
}
