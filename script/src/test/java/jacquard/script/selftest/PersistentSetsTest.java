package jacquard.script.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.Optimisation;
import jacquard.script.Script;
import jacquard.script.generate.ProgramGenerator;
import jacquard.script.selftest.RecordedSearch.Operation;
import jacquard.script.selftest.RecordedSearch.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What BPOR has tried in each state is a bound persistent set (Coons 2013, chapters 4 and 7):
 * checked by the definitions, against every sequence within the bound that avoids what was tried.
 */
class PersistentSetsTest {
  private static final int PROGRAMS = 60;
  private static final long MAX_INTERLEAVINGS = 60;
  private static final int LIMITS = 4;

  private static final Set<Optimisation> PUBLISHED =
      Set.of(
          Optimisation.TRANSITIVE_REDUCTION, Optimisation.ALTERNATIVE_THREAD, Optimisation.RELEASE);

  /**
   * What a definition asks of a step t that was tried in s, and a sequence that avoids all such.
   */
  interface Requirement {
    /**
     * Whether it is met.
     *
     * @param after the state after the sequence
     * @param first the thread of the first step of the sequence
     */
    boolean isMet(State s, State t, State after, int first);
  }

  private static boolean areIndependent(State t, State after) {
    return !t.step.dependsOn(lastOf(after));
  }

  /** The last step, as it was seen before anybody knew what it would do. */
  private static Operation lastOf(State after) {
    return stateBefore(after).next.get(after.step.thread());
  }

  private static State stateBefore(State after) {
    State before = after.before;
    if (before == null) {
      throw new AssertionError("the first state has no last step");
    }
    return before;
  }

  private static int contextCost(State s, int thread) {
    return s.before != null && s.step.thread() == thread ? 0 : 1;
  }

  private static int preemptionCost(State s, int thread) {
    int last = s.step.thread();
    return s.before != null && s.enabled.contains(last) && last != thread ? 1 : 0;
  }

  private static int deltaCost(State s, int thread) {
    return (int)
        IntStream.iterate(s.before == null ? 0 : s.step.thread(), t -> (t + 1) % s.threads)
            .takeWhile(t -> t != thread)
            .filter(s.enabled::contains)
            .count();
  }

  /** Definition 4.9. */
  private static boolean context(State s, State t, State after, int first) {
    return contextCost(s, t.step.thread()) < contextCost(s, first) && areIndependent(t, after);
  }

  /** Definition 4.10. */
  private static boolean preemption(State s, State t, State after, int first) {
    int cost = preemptionCost(s, t.step.thread());
    int other = preemptionCost(s, first);
    return cost <= other
        && (cost < other ? Stream.of(t) : untilItBlocks(t).stream())
            .allMatch(
                step ->
                    areIndependent(step, after)
                        && Optional.ofNullable(after.next.get(after.step.thread()))
                            .filter(step.step::dependsOn)
                            .isEmpty());
  }

  /** Definition 4.7: ext(s, t), for every data choice on the way. */
  private static List<State> untilItBlocks(State t) {
    List<State> steps = new ArrayList<>(List.of(t));
    for (int i = 0; i < steps.size(); i++) {
      steps.get(i).after.values().stream()
          .filter(next -> next.step.thread() == t.step.thread())
          .forEach(steps::add);
    }
    return steps;
  }

  /** Definition 4.11. */
  private static boolean delta(State s, State t, State after, int first) {
    return deltaCost(s, t.step.thread()) < deltaCost(s, first) && fair(s, t, after, first);
  }

  /**
   * Definition 4.12. It tries everybody before any release; a release on which no next operation
   * depends lets nobody move.
   */
  private static boolean fair(State s, State t, State after, int first) {
    return areIndependent(t, after)
        && (!PostconditionsTest.isRelease(t.step) || freesNobody(t, after));
  }

  private static boolean freesNobody(State t, State after) {
    return after.next.values().stream()
        .filter(next -> next.thread() != t.step.thread())
        .noneMatch(t.step::dependsOn);
  }

  static Stream<Arguments> definitions() {
    return Stream.of(
        definition("Algorithm 9", Bounds.DEPTH, (_, _, _, _) -> false),
        definition("Definition 4.9", Bounds.CONTEXT, PersistentSetsTest::context),
        definition("Definition 4.10", Bounds.PREEMPTION, PersistentSetsTest::preemption),
        definition("Definition 4.11", Bounds.DELTA, PersistentSetsTest::delta),
        definition("Definition 4.12", Bounds.FAIR, PersistentSetsTest::fair),
        definition(
            "Definition 7.1, depth",
            Bounds.LOCAL_DEPTH,
            (_, t, after, _) -> areIndependent(t, after)),
        definition(
            "Definition 7.1, context",
            Bounds.LOCAL_CONTEXT,
            (_, t, after, _) -> areIndependent(t, after)));
  }

  private static Arguments definition(String where, Bound bound, Requirement requirement) {
    return Arguments.of(where, bound, requirement);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("definitions")
  void areTriedInEveryState(String where, Bound bound, Requirement requirement) {
    for (Set<Optimisation> optimisations : List.of(Set.<Optimisation>of(), PUBLISHED)) {
      for (long seed = 0; seed < PROGRAMS; seed++) {
        Script script = new Script(ProgramGenerator.generate(seed));
        for (int limit = 0; limit < LIMITS; limit++) {
          List<BoundLimit> limits =
              List.of(
                  new BoundLimit(
                      bound, PostconditionsTest.isOnSteps(bound) ? 3 * limit + 3 : limit));
          Optional<RecordedSearch> recorded =
              RecordedSearch.of(
                  script,
                  BoundedSearch.plain(limits),
                  BoundedSearch.bpor(limits, optimisations),
                  MAX_INTERLEAVINGS);
          if (recorded.isEmpty()) {
            break;
          }
          for (State s : recorded.get().all()) {
            if (s.visited) {
              check(
                  s,
                  requirement,
                  "%s, %s=%d, %s, seed %d"
                      .formatted(where, bound.name(), limit, optimisations, seed));
            }
          }
        }
      }
    }
  }

  private static void check(State s, Requirement requirement, String where) {
    List<State> tried = s.after.values().stream().filter(t -> t.visited).toList();
    List<Integer> threads = tried.stream().map(t -> t.step.thread()).toList();
    assertThat(tried.isEmpty()).as(where).isEqualTo(s.after.isEmpty());
    for (State first : s.after.values()) {
      List<State> avoiding = new ArrayList<>();
      if (!threads.contains(first.step.thread())) {
        avoiding.add(first);
      }
      for (int i = 0; i < avoiding.size(); i++) {
        State after = avoiding.get(i);
        for (State t : tried) {
          if (!requirement.isMet(s, t, after, first.step.thread())) {
            fail(
                "%s after %s: %s is tried, %s is not",
                where,
                s.path().stream().map(p -> p.step).toList(),
                t.step,
                after.path().subList(s.depth, after.depth).stream().map(p -> p.step).toList());
          }
        }
        after.after.values().stream()
            .filter(next -> !threads.contains(next.step.thread()))
            .forEach(avoiding::add);
      }
    }
  }
}
