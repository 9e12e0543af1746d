package jacquard.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.hooks.Assume;
import jacquard.hooks.Choose;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Checks by way of the Java API, with two worker JVMs one after the other. */
@Execution(ExecutionMode.SAME_THREAD)
class JavaCheckTest {

  static void inNoOrder() throws InterruptedException {
    AtomicInteger number = new AtomicInteger(1);
    Thread thread = new Thread(() -> number.set(number.get() * 2));
    thread.start();
    number.set(number.get() + 3);
    thread.join();
    if (number.get() == 2) {
      throw new IllegalStateException("the sum is lost");
    }
  }

  static void manyExecutions() throws InterruptedException {
    AtomicInteger shared = new AtomicInteger();
    Runnable task =
        () -> {
          for (int i = 0; i < 20; i++) {
            shared.incrementAndGet();
          }
        };
    Thread thread = new Thread(task);
    thread.start();
    task.run();
    thread.join();
  }

  /** The pool keeps the task, and neither runs nor cancels it (JDK-8358601). */
  static void scheduledWhileShutDown() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    Thread thread = new Thread(pool::shutdown);
    thread.start();
    try {
      pool.schedule(() -> {}, 10, TimeUnit.MILLISECONDS).get();
    } catch (RejectedExecutionException | CancellationException e) {
      // that is how it should be
    }
    thread.join();
  }

  @Test
  void aTaskIsLostThatIsScheduledWhileItsPoolShutsDown() {
    Finding finding =
        JavaCheck.of(JavaCheckTest.class, "scheduledWhileShutDown").search("pos").run();
    assertThat(finding.text()).contains("deadlock: main waits for ScheduledThreadPoolExecutor");
  }

  /** A bound is advised only where there is none. */
  @Test
  void whatIsAdvisedIsNotThereYet() {
    JavaCheck check =
        JavaCheck.of(JavaCheckTest.class, "manyExecutions").budget(Budget.parse("3 executions"));
    assertThat(check.run().text())
        .contains("next      raise the budget, or bound the search: preemption=2\n");
    assertThat(check.bound("preemption=4").run().text()).contains("next      raise the budget\n");
  }

  @Test
  void aMethodIsCheckedByItsName() {
    Finding finding = JavaCheck.of(JavaCheckTest.class, "inNoOrder").run();
    assertThat(finding.conclusion()).isEqualTo(Conclusion.VIOLATED);
    assertThat(finding.text())
        .startsWith("VIOLATED  JavaCheckTest.inNoOrder")
        .contains(".replay(\"" + finding.schedule() + "\")");
    assertThat(finding.cause(JavaCheckTest.class.getClassLoader()))
        .get()
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aTaskIsCheckedWithWhatItCaptures() {
    int limit = 2;
    Finding finding =
        JavaCheck.of(
                "choice",
                () -> {
                  if (Choose.among(3) == limit) {
                    throw new IllegalArgumentException("the last one");
                  }
                })
            .run();
    assertThat(finding.conclusion()).isEqualTo(Conclusion.VIOLATED);
    assertThat(finding.text()).contains("IllegalArgumentException: the last one");
  }

  @Test
  void aChoiceReplays() {
    JavaCheck check =
        JavaCheck.of(
            "choices",
            () -> {
              int[] numbers = {Choose.among(2), Choose.among(3)};
              if (numbers[0] == 1 && numbers[1] == 2) {
                throw new IllegalArgumentException("the last pair");
              }
            });
    String schedule = check.run().schedule();
    assertThat(schedule).isNotNull();
    Finding replayed = check.replay(schedule).run();
    assertThat(replayed.conclusion()).isEqualTo(Conclusion.VIOLATED);
    assertThat(replayed.text()).contains("the last pair");
  }

  @Test
  void executionsThatAnAssumptionExcludesAreCountedAndViolateNothing() {
    Finding finding =
        JavaCheck.of(
                "halves",
                () -> {
                  int number = Choose.among(5);
                  Assume.that(number % 2 == 0);
                  if (number % 2 != 0) {
                    throw new IllegalStateException("odd");
                  }
                })
            .run();
    assertThat(finding.conclusion()).isEqualTo(Conclusion.HOLDS);
    assertThat(finding.executions()).isEqualTo(5);
    assertThat(finding.excluded()).isEqualTo(2);
    assertThat(finding.text()).contains("assumed   the assumptions exclude 2 of 5 executions");
  }

  @Test
  void whatHappensInAnExcludedExecutionIsNoViolation() {
    Finding finding =
        JavaCheck.of(
                "excluded",
                () -> {
                  Thread thread =
                      new Thread(
                          () -> {
                            throw new IllegalStateException("in an execution nobody asked for");
                          });
                  thread.start();
                  Assume.that(false);
                })
            .run();
    assertThat(finding.conclusion()).isEqualTo(Conclusion.VACUOUS);
    assertThat(finding.text())
        .startsWith("UNKNOWN  excluded")
        .contains("no execution fulfils the assumptions (1 execution): nothing was checked");
  }

  static void unsafePool() throws Exception {
    int[] sum = {0};
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> one = pool.submit(() -> sum[0] += 1);
    Future<?> two = pool.submit(() -> sum[0] += 2);
    one.get();
    two.get();
    pool.shutdown();
    if (sum[0] != 3) {
      throw new IllegalStateException("the sum is " + sum[0]);
    }
  }

  @Test
  void aBugAmongVeryManyExecutionsIsFoundSoonAndShownWithTheFewestPreemptions() {
    Finding finding = JavaCheck.of(JavaCheckTest.class, "unsafePool").run();
    assertThat(finding.conclusion()).isEqualTo(Conclusion.VIOLATED);
    assertThat(finding.text()).contains("the sum is ", "this schedule has 1 preemption");
  }

  @Test
  void outsideOfACheckTheFirstChoiceIsTaken() {
    assertThat(Choose.oneOf("a", "b")).isEqualTo("a");
    assertThatThrownBy(() -> Choose.among(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatCannotBeFoundIsNamed() {
    assertThatThrownBy(() -> JavaCheck.of(JavaCheckTest.class, "nowhere").run())
        .isInstanceOf(CheckException.class)
        .hasMessageContaining("has no method nowhere; it has ");
  }

  static void doesNotEnd() {
    assertThat(IntStream.generate(() -> 1).filter(x -> x == 2).findFirst()).isPresent();
  }

  static final class UnfriendlyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("none of your business");
    }
  }

  static void isUnfriendly() {
    if (Choose.among(1) == 0) {
      throw new UnfriendlyException();
    }
  }

  static void seesItsOptions() {
    assertThat(System.setProperty("check.word", "changed")).isEqualTo("given");
  }

  @Test
  void whatDoesNotEndIsOutOfBudgetAndTheNextCheckIsMade() {
    Finding finding =
        JavaCheck.of(JavaCheckTest.class, "doesNotEnd").budget(Budget.parse("1s")).run();
    assertThat(finding.conclusion()).isIn(Conclusion.OUT_OF_BUDGET, Conclusion.VIOLATED);
    assertThat(finding.text()).containsAnyOf("out of budget (1 s)", "endless-loop");
    assertThat(JavaCheck.of(JavaCheckTest.class, "inNoOrder").run().conclusion())
        .isEqualTo(Conclusion.VIOLATED);
  }

  @Test
  void whatAnExceptionDoesNotSayIsNoFault() {
    Finding finding = JavaCheck.of(JavaCheckTest.class, "isUnfriendly").run();
    assertThat(finding.text()).contains("getMessage throws java.lang.IllegalStateException");
    assertThat(finding.cause(JavaCheckTest.class.getClassLoader()))
        .get()
        .asString()
        .contains("UnfriendlyException (its message cannot be had: toString throws");
  }

  @Test
  void optionsOfTheJvmReachTheProgram() {
    JavaCheck check = JavaCheck.of(JavaCheckTest.class, "seesItsOptions");
    assertThat(check.jvmOptions("-Dcheck.word=given").run().conclusion())
        .isEqualTo(Conclusion.HOLDS);
    assertThatThrownBy(() -> check.jvmOptions("-agentlib:jdwp"))
        .isInstanceOf(CheckException.class)
        .hasMessageContaining("'-agentlib:jdwp' is refused: an agent");
  }

  @Test
  void aWorkerThatDiesIsAClearFaultAndIsReplaced() throws Exception {
    JavaCheck endless = JavaCheck.of(JavaCheckTest.class, "manyExecutions").search("dfs");
    CompletableFuture<Finding> check = CompletableFuture.supplyAsync(endless::run);
    ProcessHandle worker = null;
    for (int i = 0; i < 600 && worker == null; i++) {
      TimeUnit.MILLISECONDS.sleep(50);
      worker = ProcessHandle.current().children().findFirst().orElse(null);
    }
    assertThat(worker).isNotNull();
    worker.destroyForcibly();
    assertThatThrownBy(check::get)
        .cause()
        .isInstanceOfSatisfying(
            CheckException.class, e -> assertThat(e.kind()).isEqualTo(CheckException.Kind.FAULT))
        .hasMessageContaining("nothing is known: it ended");

    assertThat(JavaCheck.of(JavaCheckTest.class, "inNoOrder").run().conclusion())
        .isEqualTo(Conclusion.VIOLATED);
  }
}
