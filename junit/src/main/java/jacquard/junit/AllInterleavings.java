package jacquard.junit;

import jacquard.check.Races;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that is run under every relevant interleaving of its threads. It fails if any of them
 * violates something, and its message is then the counterexample.
 *
 * <p>The method runs in a worker JVM and not in the one that runs the tests. Every execution is
 * fresh: the class and all static state are initialised anew, and {@code @BeforeAll},
 * {@code @BeforeEach}, {@code @AfterEach} and {@code @AfterAll} methods run in each. (JUnit itself
 * still makes one object of the class and runs {@code @BeforeAll} and {@code @AfterAll} once, in
 * the JVM that runs the tests.) What the test prints is not shown, except by a replay.
 *
 * <p>For parameterized and repeated tests there is {@link UnderAllInterleavings}.
 */
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Test
@ExtendWith(InterleavingsExtension.class)
public @interface AllInterleavings {
  /** The name of the search; the default covers all executions with as few as possible. */
  String search() default "";

  /**
   * Only executions within a bound: {@code preemption=2}. With {@code preemption=0..} the bound is
   * raised until all executions are covered or the budget is spent; the test then passes with the
   * last bound that was covered, and says so.
   */
  String bound() default "";

  /**
   * A time such as {@code 30s}, a number such as {@code 10000 executions}, or both with a comma.
   */
  String budget() default "60s";

  /** What a test does whose budget ran out; it never passes. */
  OnBudget onBudget() default OnBudget.FAIL;

  /** The token of a counterexample: only that execution is run, and all of its steps are shown. */
  String replay() default "";

  /** What becomes of data races; one that is reported does not make the test fail. */
  Races races() default Races.REPORT;

  /**
   * How many timeouts may fire in each thread although others can still move, and only those
   * shorter than a time: {@code 1,below=1s} is the default, {@code 0} lets every timeout fire only
   * when nobody can move.
   */
  String earlyTimeouts() default "";

  /**
   * Options of the JVM that the test runs in: {@code -Xmx4g}, {@code --add-opens=…}, {@code -D…}.
   */
  String[] jvmOptions() default {};
}
