package jacquard.report;

import jacquard.core.Cycle;
import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Outcome;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Interleaving;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The steps of a story that are worth showing.
 *
 * @param events in order
 * @param about what the shown steps have in common; empty when all are shown
 */
record Selection(List<Integer> events, String about, Gaps gaps) {
  /** A story up to this length is told whole. */
  private static final int SHORT = 30;

  /** This much of either end of what leads to a cycle, and of the cycle. */
  private static final int AN_END = 6;

  /** What stands where steps are left out. */
  enum Gaps {
    NOTHING,
    HOW_MANY
  }

  private static final int MAX_NAMES = 5;

  Selection {
    events = List.copyOf(events);
  }

  static Selection all(Execution execution) {
    return new Selection(IntStream.range(0, execution.length()).boxed().toList(), "", Gaps.NOTHING);
  }

  /**
   * A short story whole, apart from what a library does for itself; of a longer one what happened
   * to the objects of the violation and of conflicts between threads, or to the former alone where
   * that is still too much.
   */
  static Selection relevant(Interleaving story) {
    Execution execution = story.execution();
    Selection own = ownAndConflicts(story);
    if (own.events.size() <= SHORT) {
      return own;
    }
    if (isLivelock(execution.outcome())) {
      Optional<Cycle> cycle = Cycle.atEndOf(execution);
      if (cycle.isPresent()) {
        return round(cycle.get());
      }
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

  /**
   * Without the steps inside of libraries that have nothing to do with other threads; with them
   * where a short story has no others.
   */
  private static Selection ownAndConflicts(Interleaving story) {
    Execution execution = story.execution();
    BitSet conflicts = Involved.inConflictsOfThreads(execution);
    List<Integer> events =
        IntStream.range(0, execution.length())
            .filter(
                e ->
                    story.vocabulary().libraryCall(execution.site(e)).isEmpty()
                        || isTimeout(story, e)
                        || touches(execution, e, conflicts))
            .filter(e -> !endsOperation(story, e))
            .boxed()
            .toList();
    boolean isNothingOwn = events.isEmpty() && execution.length() <= SHORT;
    return events.size() == execution.length() || isNothingOwn
        ? all(execution)
        : new Selection(events, "without what library calls do for themselves", Gaps.NOTHING);
  }

  private static boolean isTimeout(Interleaving story, int event) {
    return !story.vocabulary().timeout(event).isEmpty();
  }

  private static boolean endsOperation(Interleaving story, int event) {
    Execution execution = story.execution();
    return execution.kind(event) == Kind.RELEASE
        && story.vocabulary().isOperation(execution.object(event));
  }

  private static boolean isLivelock(Outcome outcome) {
    return outcome instanceof Outcome.Failed(var failures)
        && failures.stream().anyMatch(f -> f.kind() == ViolationKind.LIVELOCK);
  }

  /** What leads to a cycle and one round of it, or the ends of both where they are long. */
  private static Selection round(Cycle cycle) {
    int end = cycle.start() + cycle.period();
    List<Integer> events = Stream.concat(ends(0, cycle.start()), ends(cycle.start(), end)).toList();
    String about =
        "one round of the cycle, steps %d to %d, and what leads to it"
            .formatted(Interleaving.step(cycle.start()), Interleaving.step(end - 1));
    return new Selection(events, about, Gaps.HOW_MANY);
  }

  private static Stream<Integer> ends(int from, int to) {
    return IntStream.range(from, to)
        .filter(i -> to - from <= 2 * AN_END + 1 || i < from + AN_END || i >= to - AN_END)
        .boxed();
  }

  private static Selection touching(Interleaving story, BitSet objects) {
    Execution execution = story.execution();
    List<Integer> events =
        IntStream.range(0, execution.length())
            .filter(
                e ->
                    touches(execution, e, objects)
                        || isTimeout(story, e)
                        || isLastOfFailed(execution, e))
            .boxed()
            .toList();
    boolean none = objects.isEmpty() || events.size() == execution.length();
    return none
        ? all(execution)
        : new Selection(events, "accesses to " + names(story, objects), Gaps.NOTHING);
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

  private static String names(Interleaving story, BitSet objects) {
    String names =
        objects.stream().limit(MAX_NAMES).mapToObj(story::object).collect(Collectors.joining(", "));
    int more = objects.cardinality() - MAX_NAMES;
    return more > 0 ? names + " and " + more + " more" : names;
  }
}
