package jacquard.script.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Label;
import jacquard.core.Schedule;
import jacquard.explore.ScheduleReplay;
import jacquard.explore.sample.RandomWalk;
import jacquard.script.Script;
import jacquard.script.generate.ProgramGenerator;
import org.junit.jupiter.api.Test;

/** The relation that all reductions rest on, checked by swapping what it calls independent. */
class DependenceIsValidTest {

  @Test
  void swappingIndependentNeighboursGivesTheSameTraceAndOutcome() {
    int swaps = 0;
    for (long seed = 0; seed < 1500; seed++) {
      Script script = new Script(ProgramGenerator.generate(seed));
      Execution execution = new Execution();
      script.run(new RandomWalk(seed), 200, execution);
      if (!execution.outcome().isComplete()) {
        continue;
      }
      CanonicalTrace trace = CanonicalTrace.of(execution);
      long[] labels = new long[execution.length()];
      for (int e = 0; e < labels.length; e++) {
        labels[e] = execution.label(e);
      }
      for (int e = 0; e + 1 < labels.length; e++) {
        if (independent(execution, e)) {
          long[] swapped = labels.clone();
          swapped[e] = labels[e + 1];
          swapped[e + 1] = labels[e];
          Execution other = new Execution();
          ScheduleReplay.run(script, new Schedule(script.fingerprint(), swapped), 200, other);
          assertThat(other.outcome()).isEqualTo(execution.outcome());
          assertThat(CanonicalTrace.of(other)).isEqualTo(trace);
          swaps++;
        }
      }
    }
    assertThat(swaps).isGreaterThan(2000);
  }

  private static boolean independent(Execution e, int i) {
    int j = i + 1;
    boolean starts = e.kind(i) == Kind.START && e.argument(i) == e.thread(j);
    // A thread without visible steps is over once it is started.
    boolean joins =
        e.kind(j) == Kind.JOIN
            && (e.argument(j) == e.thread(i)
                || (e.kind(i) == Kind.START && e.argument(i) == e.argument(j)));
    return e.thread(i) != e.thread(j)
        && !starts
        && !joins
        && !Dependence.READ_WRITE.dependent(e.object(i), e.writes(i), e.object(j), e.writes(j));
  }

  @Test
  void everyScheduleReplaysToTheSameExecution() {
    for (long seed = 0; seed < 500; seed++) {
      Script script = new Script(ProgramGenerator.generate(seed));
      Execution first = new Execution();
      script.run(new RandomWalk(seed), 200, first);
      Execution again = new Execution();
      Schedule schedule = Schedule.parse(first.schedule(script.fingerprint()).toString());
      ScheduleReplay.run(script, schedule, 200, again);
      assertThat(again.length()).isEqualTo(first.length());
      for (int e = 0; e < first.length(); e++) {
        assertThat(again.kind(e)).isEqualTo(first.kind(e));
        assertThat(again.object(e)).isEqualTo(first.object(e));
        assertThat(again.before(e)).isEqualTo(first.before(e));
        assertThat(again.after(e)).isEqualTo(first.after(e));
        assertThat(Label.thread(again.label(e))).isEqualTo(first.thread(e));
      }
      assertThat(again.outcome()).isEqualTo(first.outcome());
    }
  }
}
