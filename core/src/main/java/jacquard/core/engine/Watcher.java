package jacquard.core.engine;

import jacquard.core.answer.Check;
import java.util.function.Supplier;

/** Watches a check and may call it off. */
public interface Watcher {
  Watcher SILENT = new Watcher() {};

  /** How far the check has come, in a few words; asked for a few times a second. */
  default void progress(Supplier<String> words) {}

  /**
   * What is known already, if the check is ended before it answers: a violation that was confirmed,
   * without its steps.
   */
  default void found(Check check) {}

  /** Whether to end the check with what is known so far. */
  default boolean isCancelled() {
    return false;
  }
}
