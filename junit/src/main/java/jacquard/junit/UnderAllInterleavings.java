package jacquard.junit;

import jacquard.check.Races;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * As {@link AllInterleavings}, for methods that another annotation makes a test: {@code
 * ParameterizedTest}, {@code RepeatedTest} or another template. Each invocation is checked by
 * itself. Arguments can be primitive values, strings, enums, classes, null and {@link
 * java.io.Serializable} objects; each execution gets its own copies.
 */
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@ExtendWith(InterleavingsExtension.class)
public @interface UnderAllInterleavings {
  /** As {@link AllInterleavings#search}. */
  String search() default "";

  /** As {@link AllInterleavings#bound}. */
  String bound() default "";

  /** As {@link AllInterleavings#budget}; for each invocation. */
  String budget() default "60s";

  /** As {@link AllInterleavings#onBudget}. */
  OnBudget onBudget() default OnBudget.FAIL;

  /** As {@link AllInterleavings#replay}; invocations that the token is not for are aborted. */
  String replay() default "";

  /** As {@link AllInterleavings#races}. */
  Races races() default Races.REPORT;

  /** As {@link AllInterleavings#earlyTimeouts}. */
  String earlyTimeouts() default "";

  /** As {@link AllInterleavings#jvmOptions}. */
  String[] jvmOptions() default {};
}
