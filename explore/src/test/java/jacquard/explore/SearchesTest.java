package jacquard.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.ViolationKind;
import jacquard.core.Vocabulary;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.SearchOption;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.explore.catalog.Searches.Promise;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What all searches have in common: limits, cancellation, determinism, honest verdicts. */
class SearchesTest {

  static Stream<SearchEntry> all() {
    return Searches.withoutBounds().stream();
  }

  static Stream<SearchEntry> exhaustive() {
    return all().filter(e -> e.promise() != Promise.SAMPLING);
  }

  static Stream<SearchEntry> sampling() {
    return all().filter(e -> e.promise() == Promise.SAMPLING);
  }

  private static Result check(SearchEntry entry, Subject subject, Limits limits) {
    return entry.search(1).check(subject, limits, Observer.SILENT);
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void allTracesOfRacingWritersAreVisited(SearchEntry entry) {
    Result result = check(entry, new Writers(4, 1), Limits.NONE.countingTraces());
    assertThat(result.verdict()).isEqualTo(new Verdict.Holds(new Verdict.Scope.AllExecutions()));
    assertThat(result.statistics().distinctTraces()).isEqualTo(24);
  }

  @ParameterizedTest
  @MethodSource("sampling")
  void samplersNeverClaimThatAProgramIsCorrect(SearchEntry entry) {
    Result result = check(entry, new Writers(2, 1), Limits.NONE.withMaxExecutions(100));
    assertThat(result.verdict())
        .isEqualTo(new Verdict.Unknown(new Verdict.Reason.SampledOnly(100)));
  }

  /** All pairs of steps race: what looks at them pair by pair takes long for one execution. */
  @ParameterizedTest
  @MethodSource("exhaustive")
  void aBudgetOfTimeEndsTheSearchAlsoWithinALongExecution(SearchEntry entry) {
    Limits limits = Limits.NONE.withMaxTime(Duration.ofMillis(200)).withMaxSteps(20_000);
    Result result =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> check(entry, new Writers(2, 10_000), limits));
    assertThat(result.verdict())
        .isInstanceOfSatisfying(
            Verdict.Unknown.class,
            unknown -> assertThat(unknown.reason()).isInstanceOf(Verdict.Reason.OutOfBudget.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"best-first", "bpor", "bounded"})
  void aBudgetOfTimeEndsABoundedSearchAlsoWithinALongExecution(String name) {
    Subject subject = new Writers(2, 10_000);
    Limits limits = Limits.NONE.withMaxTime(Duration.ofMillis(200)).withMaxSteps(20_000);
    Search search =
        SearchRequest.open().withSearch(name).withBounds("preemption=2").plan(subject).search();
    Result result =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> search.check(subject, limits, Observer.SILENT));
    assertThat(result.cutShort().orElseThrow()).isInstanceOf(Verdict.Reason.OutOfBudget.class);
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void aBudgetOfExecutionsEndsTheSearchWithoutAClaim(SearchEntry entry) {
    Result result = check(entry, new Writers(4, 2), Limits.NONE.withMaxExecutions(10));
    assertThat(result.verdict())
        .isEqualTo(new Verdict.Unknown(new Verdict.Reason.OutOfBudget("10 executions", 10)));
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void aBudgetThatIsJustEnoughIsEnough(SearchEntry entry) {
    long needed = check(entry, new Writers(3, 1), Limits.NONE).statistics().executions();
    Result result = check(entry, new Writers(3, 1), Limits.NONE.withMaxExecutions(needed));
    assertThat(result.verdict()).isInstanceOf(Verdict.Holds.class);
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void aBudgetOfTimeEndsTheSearch(SearchEntry entry) {
    Result result = check(entry, new Writers(6, 4), Limits.NONE.withMaxTime(Duration.ofMillis(20)));
    assertThat(result.verdict())
        .isInstanceOfSatisfying(
            Verdict.Unknown.class,
            u -> assertThat(u.reason()).isInstanceOf(Verdict.Reason.OutOfBudget.class));
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void executionsCutAtTheLimitOnStepsForbidAnyClaim(SearchEntry entry) {
    Result result = check(entry, new Writers(2, 2), Limits.NONE.withMaxSteps(3));
    assertThat(result.verdict()).isInstanceOf(Verdict.Unknown.class);
    assertThat(result.statistics().truncatedExecutions()).isPositive();
  }

  @ParameterizedTest
  @MethodSource("all")
  void aCancelledSearchSaysWhatItHasDone(SearchEntry entry) {
    Observer impatient =
        new Observer() {
          private int runs;

          @Override
          public void executed(Execution execution) {
            runs++;
          }

          @Override
          public boolean isCancelled() {
            return runs == 5;
          }
        };
    Result result = entry.search(1).check(new Writers(4, 2), Limits.NONE, impatient);
    assertThat(result.verdict()).isEqualTo(new Verdict.Unknown(new Verdict.Reason.Cancelled(5)));
    assertThat(result.statistics().executions()).isEqualTo(5);
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void aProgramThatDoesNotRepeatItselfIsNamed(SearchEntry entry) {
    Result result = check(entry, new Writers(3, 2).forgettingAfter(4), Limits.NONE);
    assertThat(result.verdict())
        .isInstanceOfSatisfying(
            Verdict.Unknown.class,
            u ->
                assertThat(u.reason())
                    .isInstanceOf(Verdict.Reason.UncontrolledNondeterminism.class));
  }

  @ParameterizedTest
  @MethodSource("exhaustive")
  void aProgramThatEndsBeforeItsStepsAreRepeatedIsNamed(SearchEntry entry) {
    Result result = check(entry, new Writers(3, 2).silentAfter(2), Limits.NONE);
    assertThat(result.verdict())
        .isInstanceOfSatisfying(
            Verdict.Unknown.class,
            u ->
                assertThat(u.reason())
                    .isInstanceOfSatisfying(
                        Verdict.Reason.UncontrolledNondeterminism.class,
                        n -> {
                          assertThat(n.step()).isEqualTo(1);
                          assertThat(n.expected()).endsWith("to be able to move");
                        }));
  }

  @ParameterizedTest
  @MethodSource("all")
  void theSameSeedGivesTheSameExecutionsInTheSameOrder(SearchEntry entry) {
    assertThat(schedules(entry)).isEqualTo(schedules(entry)).isNotEmpty();
  }

  private static List<String> schedules(SearchEntry entry) {
    List<String> schedules = new ArrayList<>();
    entry
        .search(3)
        .check(
            new Writers(3, 1),
            Limits.NONE.withMaxExecutions(50),
            new Observer() {
              @Override
              public void executed(Execution execution) {
                schedules.add(execution.schedule("0").toString());
              }
            });
    return schedules;
  }

  /** Those that know how much is left; the most promising branch first says nothing about it. */
  static Stream<SearchEntry> estimating() {
    return exhaustive().filter(e -> !e.takes(SearchOption.PRIORITY));
  }

  @ParameterizedTest
  @MethodSource("estimating")
  void progressIsToldAndStaysBetweenNothingAndAll(SearchEntry entry) {
    List<Progress> seen = new ArrayList<>();
    for (int attempt = 1; attempt <= 10 && seen.isEmpty(); attempt++) { // on a busy machine
      entry
          .search(1)
          .check(
              new Writers(6, 4),
              Limits.NONE.withMaxTime(Duration.ofMillis(600)),
              new Observer() {
                @Override
                public void progress(Progress progress) {
                  seen.add(progress);
                }
              });
    }
    assertThat(seen).isNotEmpty();
    assertThat(seen)
        .allSatisfy(
            p -> {
              assertThat(p.executions()).isPositive();
              assertThat(p.pending()).isNotNegative();
              assertThat(p.explored().orElseThrow()).isBetween(0.0, 1.0);
            });
  }

  /** Runs another subject, and then does something of its own. */
  private record Then(Subject subject, Consumer<Execution> own) implements Subject {
    @Override
    public String name() {
      return subject.name();
    }

    @Override
    public String fingerprint() {
      return subject.fingerprint();
    }

    @Override
    public Vocabulary vocabulary() {
      return subject.vocabulary();
    }

    @Override
    public void run(Policy policy, int maxSteps, Execution into) {
      subject.run(policy, maxSteps, into);
      own.accept(into);
    }
  }

  @Test
  void whatIsCoveredIsSaidOnlyIfTheSearchWentOn() {
    Subject failing =
        new Then(
            new Writers(2, 1),
            e ->
                e.end(
                    new Outcome.Failed(
                        List.of(new Outcome.Failure(0, ViolationKind.ASSERTION, "no", 0)))));
    SearchEntry entry = Searches.named(Searches.DEFAULT).orElseThrow();
    assertThat(check(entry, failing, Limits.NONE).covered()).isEmpty();
    assertThat(check(entry, failing, Limits.NONE.goingOn()).covered())
        .contains(new Verdict.Scope.AllExecutions());
  }

  @Test
  void executionsBeforeASubjectIsRefinedDoNotCount() {
    int[] runs = {0};
    Subject subject =
        new Then(
            new Writers(3, 2),
            e -> {
              switch (++runs[0]) {
                case 3 -> throw new SubjectRefined("more is shown");
                case 5 -> throw new Uncontrolled(List.of("something"));
                default -> {}
              }
            });
    Result result =
        new RefinementLoop(() -> Searches.named(Searches.DEFAULT).orElseThrow().search(1))
            .check(subject, Limits.NONE, Observer.SILENT);
    assertThat(result.verdict())
        .isEqualTo(new Verdict.Unknown(new Verdict.Reason.NotControlled(List.of("something"))));
    assertThat(result.statistics().executions()).as("one, and the one that ended").isEqualTo(2);
  }

  @Test
  void replayOfAPrefixGoesOnFreely() {
    Writers subject = new Writers(2, 2);
    Execution execution = new Execution();
    ScheduleReplay.run(subject, Schedule.parse("jq1:0:1"), 100, execution);
    assertThat(execution.schedule("0").toString()).isEqualTo("jq1:0:1*2.0*2");
    assertThat(execution.outcome()).isEqualTo(Outcome.Completed.OUTCOME);
  }

  @Test
  void replayOfAnImpossibleStepSaysWhichOne() {
    Execution execution = new Execution();
    ScheduleReplay.run(new Writers(2, 1), Schedule.parse("jq1:0:1.1"), 100, execution);
    assertThat(execution.outcome())
        .isEqualTo(new Outcome.Diverged(2, "T1 to move", "that it cannot"));
    ScheduleReplay.run(new Writers(2, 1), Schedule.parse("jq1:0:7"), 100, execution);
    assertThat(execution.outcome()).isInstanceOf(Outcome.Diverged.class);
    ScheduleReplay.run(new Writers(2, 1), Schedule.parse("jq1:0:1@1"), 100, execution);
    assertThat(execution.outcome())
        .isEqualTo(new Outcome.Diverged(1, "alternative 1", "only those below 1"));
    ScheduleReplay.run(new Writers(2, 1), Schedule.parse("jq1:0:1.0.0"), 100, execution);
    assertThat(execution.outcome())
        .isEqualTo(new Outcome.Diverged(3, "T0 to move", "that the execution had ended"));
  }

  @Test
  void aScheduleOfAnotherProgramIsRefused() {
    assertThatThrownBy(
            () ->
                ScheduleReplay.run(
                    new Writers(2, 1), Schedule.parse("jq1:1:1"), 100, new Execution()))
        .isInstanceOf(ScheduleReplay.ForeignScheduleException.class);
  }
}
