package jacquard.script;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.core.ViolationKind;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.ScheduleReplay;
import jacquard.explore.best.Priorities;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Loops that wait for another thread, under the fair bound. */
class LivelockTest {
  private static final Limits LIMITS = Limits.NONE.withMaxSteps(500);

  /** One thread spins until another sets a flag. */
  private static Script spinner(UnaryOperator<ThreadBuilder> politeness) {
    return new Script(
        Program.of(
            "spinner",
            p -> {
              Ref flag = p.variable("flag", 0);
              p.thread(
                  "spinner",
                  t ->
                      t.read(local("seen"), flag)
                          .loop(
                              local("seen").is(0),
                              b -> politeness.apply(b).read(local("seen"), flag)));
              p.thread("setter", t -> t.write(flag, 1));
            }));
  }

  private static Result check(Script script, int fair) {
    return BoundedSearch.bpor(List.of(new BoundLimit(Bounds.FAIR, fair)))
        .check(script, LIMITS, Observer.SILENT);
  }

  @Test
  void aSpinLoopThatYieldsEndsUnderTheFairBound() {
    for (int fair = 0; fair < 4; fair++) {
      Result result = check(spinner(ThreadBuilder::giveWay), fair);
      assertThat(result.verdict()).isInstanceOf(Verdict.Holds.class);
      assertThat(result.cutShort()).isEmpty();
    }
  }

  @Test
  void aSpinLoopThatDoesNotYieldIsReportedWithItsCycle() {
    Script script = spinner(b -> b);
    assertThat(check(script, 1).verdict())
        .isInstanceOfSatisfying(
            Verdict.Violated.class,
            violated -> {
              assertThat(violated.violation().kind()).isEqualTo(ViolationKind.LIVELOCK);
              assertThat(violated.violation().message())
                  .contains("spinner goes round for ever, from step 2 on: seen = flag");
              Execution again = new Execution();
              ScheduleReplay.run(script, violated.schedule(), 500, again);
              assertThat(again.outcome()).isInstanceOf(Outcome.Failed.class);
            });
  }

  @Test
  void bestFirstSearchReportsItToo() {
    for (BestFirstSearch.Below below :
        List.of(BestFirstSearch.Below.BOUNDED, BestFirstSearch.Below.BPOR)) {
      Result result =
          BestFirstSearch.within(
                  List.of(new BoundLimit(Bounds.FAIR, 1)), below, List.of(Priorities.PREEMPTIONS))
              .check(spinner(b -> b), LIMITS, Observer.SILENT);
      assertThat(result.verdict())
          .isInstanceOfSatisfying(
              Verdict.Violated.class,
              violated ->
                  assertThat(violated.violation().kind()).isEqualTo(ViolationKind.LIVELOCK));
    }
  }

  @Test
  void withoutAFairBoundNothingIsClaimed() {
    Result result =
        BoundedSearch.bpor(List.of(new BoundLimit(Bounds.PREEMPTION, 1)))
            .check(spinner(b -> b), LIMITS.withMaxExecutions(50), Observer.SILENT);
    assertThat(result.verdict()).isInstanceOf(Verdict.Unknown.class);
  }
}
