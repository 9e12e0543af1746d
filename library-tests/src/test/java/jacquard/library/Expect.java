package jacquard.library;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What checking a program must say. The program is the static method {@code main()}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Expect {
  /**
   * The kind of violation (assertion, exception, deadlock), {@code holds}, or {@code unknown} where
   * the program does what cannot be controlled. With {@link Versions} it is said of the broken
   * version, and the other one holds.
   */
  String value();

  /** The artifact. */
  String library();

  /** Part of the violation's message, or of the reason. */
  String message() default "";

  /** A bound for the search, where all executions are too many for a test. */
  String bound() default "";
}
