package jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import jacquard.check.Conclusion;
import jacquard.check.Finding;
import jacquard.check.JavaCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.opentest4j.AssertionFailedError;
import testcases.CounterTestCase;
import testcases.EndsTestCase;
import testcases.LifecycleTestCase;
import testcases.ParametersTestCase;
import testcases.ReplayTestCase;

/** The annotation as a user of JUnit meets it. All tests share one worker JVM. */
class AllInterleavingsTest {
  private static final Pattern TOKEN = Pattern.compile("@AllInterleavings\\(replay = \"(.*)\"\\)");

  /** How one test ended. */
  private record Ending(Status status, String message, Throwable thrown) {}

  private static EngineExecutionResults run(DiscoverySelector selector) {
    return EngineTestKit.engine("junit-jupiter").selectors(selector).execute();
  }

  private static List<Ending> endings(EngineExecutionResults results) {
    List<Ending> endings = new ArrayList<>();
    results.testEvents().finished().stream()
        .map(event -> event.getRequiredPayload(TestExecutionResult.class))
        .forEach(
            result -> {
              Throwable thrown = result.getThrowable().orElse(null);
              String message = thrown == null ? "" : String.valueOf(thrown.getMessage());
              endings.add(new Ending(result.getStatus(), message, thrown));
            });
    return endings;
  }

  private static Ending run(Class<?> type, String method) {
    List<Ending> endings = endings(run(selectMethod(type, method)));
    assertThat(endings).hasSize(1);
    return endings.getFirst();
  }

  private static Map<String, String> published(EngineExecutionResults results) {
    return results.testEvents().reportingEntryPublished().stream()
        .map(event -> event.getRequiredPayload(ReportEntry.class).getKeyValuePairs())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aRacyCounterFailsWithItsCounterexample() {
    Ending ending = run(CounterTestCase.class, "racy");
    assertThat(ending.status()).isEqualTo(Status.FAILED);
    assertThat(ending.message())
        .startsWith("VIOLATED  CounterTestCase.racy\n")
        .contains("what      assertion in main: expected: <2> but was: <1> (CounterTestCase.java:")
        .contains("this schedule has 1 preemption")
        .contains("CounterTestCase.count -> 0")
        .contains("because   ")
        .containsPattern(TOKEN);
  }

  @Test
  void theProgramsOwnExceptionIsTheCause() {
    Throwable cause = run(CounterTestCase.class, "racy").thrown().getCause();
    assertThat(cause)
        .isInstanceOf(AssertionFailedError.class)
        .hasMessage("expected: <2> but was: <1>");
    assertThat(((AssertionFailedError) cause).getExpected().getValue()).isEqualTo(2);
    assertThat(cause.getStackTrace()[1].getClassName()).isEqualTo(CounterTestCase.class.getName());

    Throwable chained = run(EndsTestCase.class, "throwsWithCause").thrown().getCause();
    assertThat(chained).isInstanceOf(IllegalStateException.class).hasMessage("outer");
    assertThat(chained.getCause()).isInstanceOf(ArithmeticException.class).hasMessage("inner");
  }

  @Test
  void anExceptionThatCannotBeCopiedPrintsTheSame() {
    Throwable cause = run(EndsTestCase.class, "throwsItsOwn").thrown().getCause();
    assertThat(cause.toString()).isEqualTo("testcases.EndsTestCase$Unportable: not to be copied");
    assertThat(cause.getStackTrace()[0].getMethodName()).isEqualTo("throwsItsOwn");
  }

  @Test
  void theTestDoesNotRunInTheJvmOfTheTests() {
    int before = CounterTestCase.bodiesRun + LifecycleTestCase.eachRun;
    run(CounterTestCase.class, "racy");
    run(CounterTestCase.class, "atomic");
    run(LifecycleTestCase.class, "racy");
    assertThat(CounterTestCase.bodiesRun + LifecycleTestCase.eachRun).isEqualTo(before);
  }

  @Test
  void aPassSaysWhatWasEstablished() {
    EngineExecutionResults results = run(selectMethod(CounterTestCase.class, "atomic"));
    assertThat(endings(results).getFirst().status()).isEqualTo(Status.SUCCESSFUL);
    assertThat(published(results))
        .containsEntry("verdict", "HOLDS")
        .containsEntry("scope", "all executions")
        .containsEntry("search", "optimal")
        .containsEntry("executions", "2")
        .containsEntry("data races", "none");
  }

  @Test
  void aPassWithinABoundSaysWhichOne() {
    EngineExecutionResults results =
        run(selectMethod(CounterTestCase.class, "racyWithoutPreemptions"));
    assertThat(endings(results).getFirst().status()).isEqualTo(Status.SUCCESSFUL);
    assertThat(published(results).get("scope")).startsWith("all executions with no preemption");
  }

  @Test
  void dataRacesAreReportedOrFail() {
    EngineExecutionResults reported = run(selectMethod(CounterTestCase.class, "racyButUnchecked"));
    assertThat(endings(reported).getFirst().status()).isEqualTo(Status.SUCCESSFUL);
    assertThat(published(reported).get("data races"))
        .contains("CounterTestCase.count: ", " writes (CounterTestCase.java:");

    Ending failed = run(CounterTestCase.class, "racyWhereRacesFail");
    assertThat(failed.status()).isEqualTo(Status.FAILED);
    assertThat(failed.message())
        .startsWith("VIOLATED  CounterTestCase.racyWhereRacesFail")
        .contains("what      data race on CounterTestCase.count: ")
        .contains("at testcases.CounterTestCase.lambda$racyWhereRacesFail$0(")
        .contains("at testcases.CounterTestCase.lambda$racyWhereRacesFail$1(");
  }

  @Test
  void aBudgetThatRunsOutNeverPasses() {
    Ending failed = run(CounterTestCase.class, "outOfBudget");
    assertThat(failed.status()).isEqualTo(Status.FAILED);
    assertThat(failed.message()).startsWith("UNKNOWN  ").contains("out of budget (1 execution");
    Ending aborted = run(CounterTestCase.class, "outOfBudgetAborted");
    assertThat(aborted.status()).isEqualTo(Status.ABORTED);
    assertThat(aborted.message()).startsWith("UNKNOWN  ").contains("out of budget (1 execution");
  }

  @Test
  void aTestWithoutExecutionsIsAborted() {
    Ending aborted = run(CounterTestCase.class, "nothingAssumed");
    assertThat(aborted.status()).isEqualTo(Status.ABORTED);
    assertThat(aborted.message()).contains("no execution fulfils the assumptions");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          deadlock     | VIOLATED | deadlock: main waits for T1 to end; T1 waits for EndsTestCase.right, held by T2
          exits        | VIOLATED | the program calls System.exit(3)
          overflows    | VIOLATED | java.lang.StackOverflowError
          loopsUnseen  | VIOLATED | an endless loop without visible operations
          waitsForEver | UNKNOWN  | out of budget (10000 steps in one execution)
          """)
  void everyBadEndIsAClearFailure(String method, String verdict, String text) {
    Ending ending = run(EndsTestCase.class, method);
    assertThat(ending.status()).isEqualTo(Status.FAILED);
    assertThat(ending.message()).startsWith(verdict + "  EndsTestCase." + method).contains(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          unknownSearch | unknown search
          unknownBudget | is no budget: give a time such as 30s
          """)
  void aWrongAttributeIsAClearFailure(String method, String text) {
    Ending ending = run(CounterTestCase.class, method);
    assertThat(ending.status()).isEqualTo(Status.FAILED);
    assertThat(ending.message()).contains(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ofAnotherProgram | the schedule is for a program with fingerprint 0
          ofAnotherProgram | Remove replay to search again.
          noSchedule       | not a schedule: expected ':' after the fingerprint
          """)
  void aWrongTokenIsAClearFailure(String method, String text) {
    Ending ending = run(ReplayTestCase.class, method);
    assertThat(ending.status()).isEqualTo(Status.FAILED);
    assertThat(ending.message()).contains(text);
  }

  private static final Pattern STEP = Pattern.compile("(?m)^ +(\\d+) {2,}(\\S.*?) {2,}\\S");

  @Test
  void replayOfThePrintedTokenFailsTheSameWay() throws NoSuchMethodException {
    Ending found = run(ReplayTestCase.class, "racy");
    Matcher token = TOKEN.matcher(found.message());
    assertThat(token.find()).isTrue();

    Finding replayed =
        JavaCheck.of(
                ReplayTestCase.class, ReplayTestCase.class.getDeclaredMethod("racy"), List.of())
            .replay(token.group(1))
            .run();
    assertThat(replayed.conclusion()).isEqualTo(Conclusion.VIOLATED);
    assertThat(steps(found.message())).isNotEmpty();
    assertThat(steps(replayed.text())).containsAll(steps(found.message()));
    assertThat(replayed.output().strip()).isEqualTo("counting");
  }

  /** Number and operation of each line of the table; a replay shows lines that a report leaves. */
  private static List<String> steps(String report) {
    return STEP.matcher(report).results().map(step -> step.group(1) + " " + step.group(2)).toList();
  }

  @Test
  void lifecycleMethodsRunInEveryExecution() {
    Ending ending = run(LifecycleTestCase.class, "racy");
    assertThat(ending.status()).isEqualTo(Status.FAILED);
    assertThat(ending.message())
        .contains("after [all, ancestor, overridden, prepare] ==> expected: <42> but was: <41>");
  }

  @Test
  void aNestedTestHasTheObjectsAroundIt() {
    assertThat(endings(run(selectClass(LifecycleTestCase.class))))
        .extracting(Ending::status)
        .containsExactlyInAnyOrder(Status.FAILED, Status.SUCCESSFUL);
  }

  @Test
  void everyInvocationOfATemplateIsCheckedWithItsArguments() {
    assertThat(endings(run(selectMethod(ParametersTestCase.class, "racyFromOneOn", int.class))))
        .extracting(Ending::status)
        .containsExactly(Status.SUCCESSFUL, Status.FAILED);
    assertThat(endings(run(selectMethod(ParametersTestCase.class, "repeated"))))
        .extracting(Ending::status)
        .containsExactly(Status.SUCCESSFUL, Status.SUCCESSFUL);
  }

  @Test
  void argumentsOfManyKindsArriveUnchangedInEveryExecution() {
    String types =
        "java.lang.String,long,testcases.ParametersTestCase$Colour,java.lang.Object,"
            + "java.lang.Class,testcases.ParametersTestCase$Box";
    EngineExecutionResults results =
        run(selectMethod(ParametersTestCase.class.getName(), "allKinds", types));
    assertThat(endings(results)).extracting(Ending::message).containsExactly("");
    assertThat(published(results)).containsEntry("executions", "4");
  }

  @Test
  void anArgumentThatCannotBeCopiedIsNamed() {
    EngineExecutionResults results =
        run(selectMethod(ParametersTestCase.class, "injected", int.class, TestInfo.class));
    assertThat(endings(results).getFirst().message())
        .startsWith("Argument 2 of injected, a ")
        .contains("it is not Serializable");
  }
}
