package jacquard.script.selftest;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Label;
import jacquard.explore.Frontier;
import jacquard.explore.Limits;
import jacquard.explore.Policy;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.sample.RandomWalk;
import jacquard.script.Expression;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import jacquard.script.generate.ProgramGenerator;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What bounds declare about themselves, checked on random programs. */
class BoundPropertiesTest {
  private static final int PROGRAMS = 800;

  static Stream<Bound> bounds() {
    return Bounds.all().stream();
  }

  @Test
  void reducedSearchesVisitAllThatIsWithinTheBound() {
    BoundsSelfTest.Report report = BoundsSelfTest.run(20261115, 12, (_, _) -> {});
    assertThat(report.disagreement()).isEmpty();
    assertThat(report.programs()).isEqualTo(12);
    assertThat(report.rows())
        .allSatisfy(row -> assertThat(row.programs()).isGreaterThanOrEqualTo(12));
  }

  /**
   * Found by the self-test: a thread with nothing to do ends when it is started, so the start lets
   * a join move. Where that was no dependence, a schedule with one delta was lost.
   */
  @Test
  void aStartMayLetAJoinMove() {
    Program program =
        Program.of(
            "start-join",
            p -> {
              Ref x = p.variable("x", 0);
              Ref a = p.lock("A");
              p.thread("T0", t -> t.start("T1").acquire(a));
              p.thread("T1", Program.Begin.WHEN_STARTED, t -> {});
              p.thread("T2", t -> t.join("T1").read(local("q"), x));
              p.thread(
                  "T3",
                  t ->
                      t.compareAndSet(local("q"), x, Expression.of(0), Expression.of(0))
                          .acquire(a));
            });
    assertThat(endStates(program, new BoundLimit(Bounds.DELTA, 1), Set.of())).isEqualTo(4);
  }

  /**
   * What follows T0's second alternative is cut off where T0 comes first, but not where T1 does: so
   * the second one is awake there, while the first one sleeps.
   */
  @Test
  void anAlternativeThatWasCutOffIsTriedWhereAnotherSleeps() {
    Program program =
        Program.of(
            "alternatives",
            p -> {
              Ref x = p.variable("x", 0);
              p.thread(
                  "T0",
                  t -> t.choose(local("c"), 2).when(local("c").is(1), then -> then.write(x, 1)));
              p.thread("T1", t -> t.write(x, 1).write(x, 1));
            });
    assertThat(endStates(program, new BoundLimit(Bounds.PREEMPTION, 1), Set.of(Optimisation.SLEEP)))
        .isEqualTo(4);
  }

  /** How many final states a bound permits; a search with reduction must not miss any of them. */
  private static int endStates(Program program, BoundLimit limit, Set<Optimisation> optimisations) {
    Limits all = Limits.NONE.goingOn();
    BoundAgreement plain = new BoundAgreement();
    BoundedSearch.plain(List.of(limit)).check(new Script(program), all, plain);
    BoundAgreement bpor = new BoundAgreement();
    BoundedSearch.bpor(List.of(limit), optimisations).check(new Script(program), all, bpor);
    assertThat(bpor.missingEnds(plain)).isZero();
    assertThat(bpor.missingLocal(plain)).isZero();
    return plain.endStates();
  }

  /** The value after a schedule, or -1 if it cannot be run. */
  private static int value(Script script, Bound bound, long[] labels) {
    Bound.Meter meter = bound.meter();
    boolean[] possible = {true};
    Policy policy =
        new Policy() {
          @Override
          public long choose(Execution sofar, Frontier frontier) {
            while (meter.length() < sofar.length()) {
              meter.advance(sofar);
            }
            meter.enter(sofar, frontier);
            int step = sofar.length();
            if (step == labels.length) {
              return Label.NONE;
            }
            int thread = Label.thread(labels[step]);
            if (!sofar.enabled(step, thread)) {
              possible[0] = false;
              return Label.NONE;
            }
            return labels[step];
          }
        };
    Execution execution = new Execution();
    script.run(policy, 200, execution);
    if (!possible[0] || execution.length() < labels.length) {
      return -1;
    }
    while (meter.length() < labels.length) {
      meter.advance(execution);
    }
    return meter.value(labels.length);
  }

  private static boolean independent(Execution e, int i, int j) {
    boolean life =
        e.kind(i) == Kind.START
            || e.kind(i) == Kind.JOIN
            || e.kind(j) == Kind.START
            || e.kind(j) == Kind.JOIN;
    return !life
        && e.thread(i) != e.thread(j)
        && !Dependence.READ_WRITE.dependent(e.object(i), e.writes(i), e.object(j), e.writes(j));
  }

  private static long[] labels(Execution e, int length) {
    long[] labels = new long[length];
    Arrays.setAll(labels, e::label);
    return labels;
  }

  @ParameterizedTest
  @MethodSource("bounds")
  void equivalentSequencesHaveEqualValuesExactlyForStableBounds(Bound bound) {
    Map<Agrees, Integer> seen = new EnumMap<>(Agrees.class);
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Script script = new Script(ProgramGenerator.generate(seed));
      Execution e = new Execution();
      script.run(new RandomWalk(seed), 200, e);
      long[] labels = labels(e, e.length());
      for (int i = 0; i + 1 < labels.length; i++) {
        if (independent(e, i, i + 1)) {
          long[] swapped = labels.clone();
          swapped[i] = labels[i + 1];
          swapped[i + 1] = labels[i];
          int one = value(script, bound, labels);
          int other = value(script, bound, swapped);
          seen.merge(one == other ? Agrees.YES : Agrees.NO, 1, Integer::sum);
        }
      }
    }
    assertThat(seen.getOrDefault(Agrees.YES, 0)).isPositive();
    assertThat(seen.containsKey(Agrees.NO)).isEqualTo(!bound.isStable());
  }

  @ParameterizedTest
  @MethodSource("bounds")
  void anIndependentStepAddsNothingExactlyForExtensibleBounds(Bound bound) {
    Map<Agrees, Integer> seen = new EnumMap<>(Agrees.class);
    SplittableRandom random = new SplittableRandom(5);
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Script script = new Script(ProgramGenerator.generate(seed));
      Execution e = new Execution();
      script.run(new RandomWalk(seed), 200, e);
      if (e.length() < 2) {
        continue;
      }
      int t = random.nextInt(e.length() - 1);
      int end = t + 1;
      while (end < e.length() && independent(e, t, end)) {
        end++;
      }
      if (end == t + 1) {
        continue;
      }
      long[] both = labels(e, end);
      long[] withoutStep = new long[end - 1];
      System.arraycopy(both, 0, withoutStep, 0, t);
      System.arraycopy(both, t + 1, withoutStep, t, end - t - 1);
      int together = value(script, bound, both);
      int alone = value(script, bound, labels(e, t + 1));
      int others = value(script, bound, withoutStep);
      if (together >= 0 && others >= 0) {
        seen.merge(together == Math.max(alone, others) ? Agrees.YES : Agrees.NO, 1, Integer::sum);
      }
    }
    assertThat(seen).isNotEmpty();
    assertThat(seen.containsKey(Agrees.NO)).isEqualTo(!bound.isExtensible());
  }

  private enum Agrees {
    YES,
    NO
  }
}
