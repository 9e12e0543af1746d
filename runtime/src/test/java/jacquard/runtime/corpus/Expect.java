package jacquard.runtime.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What checking a program must say. The program is the static method {@code main()}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Expect {
  /** The kind of violation (assertion, exception, deadlock, …), or {@code holds}. */
  String value();

  /** How many executions the default search needs for all; -1 where nobody knows. */
  int executions() default -1;

  /** How many of them deadlock or fail, when the search goes on after the first; -1 for unknown. */
  int violations() default -1;

  /** Part of the violation's message. */
  String message() default "";

  /** False for programs with more executions than a test has time for: only bugs are looked for. */
  boolean exhaustive() default true;

  /** Which controlled construct this is about. */
  String about();
}
