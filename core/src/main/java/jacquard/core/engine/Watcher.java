package jacquard.core.engine;

import java.util.function.Supplier;

/** Watches a check and may call it off. */
public interface Watcher {
  Watcher SILENT = new Watcher() {};

  /** How far the check has come, in a few words; asked for a few times a second. */
  default void progress(Supplier<String> words) {}

  /** Whether to end the check with what is known so far. */
  default boolean isCancelled() {
    return false;
  }
}
