package jacquard.cli.console;

import java.util.function.Supplier;

/** Lets the user end long work early and still see what is known so far. */
public interface Cancellation {
  /** Work is never called off. */
  Cancellation NEVER = () -> false;

  /** Asked again and again by the work; from the first true on the answer is true. */
  boolean isRequested();

  /** Does work that asks {@link #isRequested}. */
  default <T> T during(Supplier<T> work) {
    return work.get();
  }
}
