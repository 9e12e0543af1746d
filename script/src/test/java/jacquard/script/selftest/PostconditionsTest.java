package jacquard.script.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import jacquard.core.Dependence;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.Optimisation;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import jacquard.script.generate.ProgramGenerator;
import jacquard.script.selftest.RecordedSearch.Operation;
import jacquard.script.selftest.RecordedSearch.State;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The postconditions of BPOR on recorded searches (Coons 2013, section 8.3): what the proofs of
 * chapters 5 to 7 say about every state that a search has left, for every sequence from there
 * within the bound, whether the search has seen it or not.
 */
class PostconditionsTest {
  private static final int PROGRAMS = 60;
  private static final long MAX_INTERLEAVINGS = 60;
  private static final int LIMITS = 4;

  /** A dependence: event i of a sequence, and the next operation of thread u after it. */
  record Dependent(List<State> s, int i, int u) {
    /** pre(S, i). */
    State pre() {
      return preOf(i);
    }

    State preOf(int j) {
      State before = s.get(j).before;
      if (before == null) {
        throw new AssertionError("no state before a step");
      }
      return before;
    }

    Operation next() {
      return s.getLast().next.get(u);
    }

    Operation step(int j) {
      return s.get(j).step;
    }

    boolean isEnabled() {
      return pre().enabled.contains(u);
    }

    /** The first step of the block of one thread that event i is in. */
    int startOfBlock() {
      int j = i;
      while (j > 0 && step(j - 1).thread() == step(i).thread()) {
        j--;
      }
      return j;
    }

    /** Definition 6.2. */
    boolean isImplied(int from) {
      boolean[] after = new boolean[s.size()];
      after[from] = true;
      for (int j = from + 1; j < s.size(); j++) {
        for (int k = from; k < j && !after[j]; k++) {
          after[j] = after[k] && areDependent(step(k), step(j));
        }
        if (after[j] && areDependent(step(j), next())) {
          return true;
        }
      }
      return false;
    }

    /** Definition 6.5, E(S, i, u). */
    Stream<Integer> alternatives() {
      return pre().enabled.stream()
          .filter(
              v ->
                  v == u
                      || IntStream.range(i + 1, s.size())
                          .anyMatch(
                              j ->
                                  step(j).thread() == v
                                      && (areDependent(step(j), next()) || isImplied(j))));
    }
  }

  private static boolean areDependent(Operation a, Operation b) {
    return a.thread() == b.thread() || a.dependsOn(b);
  }

  private static boolean mayBeCoEnabled(Operation step, Operation next) {
    return Dependence.mayBeCoEnabled(step.kind(), next.kind());
  }

  /** What Post(S, k, u) demands for a dependence. */
  interface Post {
    boolean holds(Dependent d);
  }

  private static boolean uOrAll(State pre, int u) {
    return pre.enabled.contains(u) ? pre.tried(u) : pre.triedAll();
  }

  private static boolean beforeTheStep(Dependent d) {
    return uOrAll(d.pre(), d.u());
  }

  /** The thread that runs goes on, or everybody is tried (Algorithm 14, which asks for less). */
  private static boolean context(Dependent d) {
    State before = d.pre().before;
    boolean goesOn = before != null && d.isEnabled() && d.pre().step.thread() == d.u();
    return goesOn ? d.pre().tried(d.u()) : d.pre().triedAll();
  }

  private static boolean preemption(Dependent d) {
    return beforeTheStep(d) && uOrAll(d.preOf(d.startOfBlock()), d.u());
  }

  /**
   * Where nobody can stand in for u, the definition asks for everybody before the block as well,
   * but Algorithm 16 only for u, if u can move there.
   */
  private static boolean alternative(Dependent d) {
    State block = d.preOf(d.startOfBlock());
    if (d.alternatives().findAny().isEmpty()) {
      return d.pre().triedAll() && uOrAll(block, d.u());
    }
    return d.alternatives().anyMatch(d.pre()::tried)
        && d.alternatives().anyMatch(v -> uOrAll(block, v));
  }

  private static boolean delta(Dependent d) {
    if (!d.isEnabled() || isRelease(d.step(d.i()))) {
      return d.pre().triedAll();
    }
    State pre = d.pre();
    int first = pre.before == null ? 0 : pre.step.thread();
    return IntStream.iterate(first, t -> (t + 1) % pre.threads)
        .takeWhile(t -> t != d.u())
        .filter(pre.enabled::contains)
        .allMatch(pre::tried);
  }

  private static boolean fair(Dependent d) {
    return isRelease(d.step(d.i())) ? d.pre().triedAll() : beforeTheStep(d);
  }

  static boolean isRelease(Operation o) {
    return switch (o.kind()) {
      case RELEASE, WAIT, NOTIFY, NOTIFY_ALL, GIVE_PERMITS, UNPARK, SEND, RECEIVE, START -> true;
      case INTERRUPT, TIMEOUT -> true;
      case READ, WRITE, UPDATE, CAS, ACQUIRE, TRY_ACQUIRE, REACQUIRE -> false;
      case TAKE_PERMITS, PARK, JOIN, YIELD, CHOOSE, INSPECT -> false;
    };
  }

  private static Post unlessImplied(Post post) {
    return d -> d.isImplied(d.i()) || post.holds(d);
  }

  static Stream<Arguments> postconditions() {
    Set<Optimisation> none = Set.of();
    Set<Optimisation> reduced = Set.of(Optimisation.TRANSITIVE_REDUCTION);
    Set<Optimisation> alternative = Set.of(Optimisation.ALTERNATIVE_THREAD);
    return Stream.of(
        postcondition("Algorithm 9", Bounds.DEPTH, none, d -> d.pre().triedAll()),
        postcondition("Definition 5.4", Bounds.CONTEXT, none, PostconditionsTest::context),
        postcondition(
            "Definition 6.3", Bounds.CONTEXT, reduced, unlessImplied(PostconditionsTest::context)),
        postcondition("Definition 5.6", Bounds.PREEMPTION, none, PostconditionsTest::preemption),
        postcondition(
            "Definition 6.4",
            Bounds.PREEMPTION,
            reduced,
            unlessImplied(PostconditionsTest::preemption)),
        postcondition(
            "Definition 6.6", Bounds.PREEMPTION, alternative, PostconditionsTest::alternative),
        postcondition("Definition 5.8", Bounds.DELTA, none, PostconditionsTest::delta),
        postcondition("Definition 5.10", Bounds.FAIR, none, PostconditionsTest::fair),
        postcondition(
            "Definition 7.3, depth", Bounds.LOCAL_DEPTH, none, PostconditionsTest::beforeTheStep),
        postcondition(
            "Definition 7.3, context",
            Bounds.LOCAL_CONTEXT,
            none,
            PostconditionsTest::beforeTheStep));
  }

  private static Arguments postcondition(
      String where, Bound bound, Set<Optimisation> optimisations, Post post) {
    return Arguments.of(where, bound, optimisations, post);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("postconditions")
  void holdInEveryStateThatIsLeft(
      String where, Bound bound, Set<Optimisation> optimisations, Post post) {
    check(where, bound, optimisations, post, (_, _) -> true);
  }

  private static void check(
      String where,
      Bound bound,
      Set<Optimisation> optimisations,
      Post post,
      BiPredicate<Operation, Operation> matters) {
    int compared = 0;
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Script script = new Script(ProgramGenerator.generate(seed));
      compared += check(where + ", seed " + seed, script, bound, optimisations, post, matters);
    }
    assertThat(compared).isPositive();
  }

  /** Checks one program, and returns how many dependences were looked at. */
  private static int check(
      String where,
      Script script,
      Bound bound,
      Set<Optimisation> optimisations,
      Post post,
      BiPredicate<Operation, Operation> matters) {
    int compared = 0;
    for (int limit = 0; limit < LIMITS; limit++) {
      List<BoundLimit> limits =
          List.of(new BoundLimit(bound, isOnSteps(bound) ? 3 * limit + 3 : limit));
      Optional<RecordedSearch> recorded =
          RecordedSearch.of(
              script,
              BoundedSearch.plain(limits),
              BoundedSearch.bpor(limits, optimisations),
              MAX_INTERLEAVINGS);
      if (recorded.isEmpty()) {
        break;
      }
      for (State end : recorded.get().all()) {
        List<State> s = end.path();
        int visited = (int) s.stream().takeWhile(state -> state.visited).count();
        for (int u : end.next.keySet()) {
          for (Dependent d : mostRecent(s, u, matters)) {
            if (d.i() < visited) {
              compared++;
              if (!post.holds(d)) {
                fail(
                    "%s, %s=%d: event %d and T%d after %s in%n%s",
                    where,
                    bound.name(),
                    limit,
                    d.i(),
                    u,
                    s.stream().map(state -> state.step).toList(),
                    script.program());
              }
            }
          }
        }
      }
    }
    return compared;
  }

  /** Random programs hardly ever have a thread that is started just before another joins it. */
  @Test
  void everybodyIsTriedBeforeAStartThatLetsAJoinMove() {
    Program program =
        Program.of(
            "start-join",
            p -> {
              Ref x = p.variable("x", 0);
              Ref y = p.variable("y", 0);
              p.thread("starts", t -> t.start("empty"));
              p.thread("joins", t -> t.write(x, 1).join("empty"));
              p.thread("other", t -> t.write(y, 1));
              p.thread("empty", Program.Begin.WHEN_STARTED, t -> {});
            });
    assertThat(
            check(
                "start",
                new Script(program),
                Bounds.FAIR,
                Set.of(),
                PostconditionsTest::fair,
                (_, _) -> true))
        .isPositive();
  }

  @Test
  void definition67HoldsInEveryStateThatIsLeft() {
    check(
        "Definition 6.7",
        Bounds.CONTEXT,
        Set.of(Optimisation.RELEASE),
        PostconditionsTest::context,
        PostconditionsTest::mayBeCoEnabled);
  }

  static boolean isOnSteps(Bound bound) {
    return bound.equals(Bounds.DEPTH) || bound.equals(Bounds.LOCAL_DEPTH);
  }

  /** For each other thread its last step on which u's next operation depends. */
  private static List<Dependent> mostRecent(
      List<State> s, int u, BiPredicate<Operation, Operation> matters) {
    if (s.isEmpty()) {
      return List.of();
    }
    Operation next = s.getLast().next.get(u);
    return IntStream.range(0, s.getLast().threads)
        .filter(v -> v != u)
        .mapToObj(
            v ->
                IntStream.range(0, s.size())
                    .map(i -> s.size() - 1 - i)
                    .filter(i -> s.get(i).step.thread() == v)
                    .filter(i -> s.get(i).step.dependsOn(next))
                    .filter(i -> matters.test(s.get(i).step, next))
                    .limit(1))
        .flatMapToInt(i -> i)
        .mapToObj(i -> new Dependent(s, i, u))
        .toList();
  }
}
