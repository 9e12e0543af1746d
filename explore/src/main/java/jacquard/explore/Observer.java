package jacquard.explore;

import jacquard.core.Execution;

/** Watches a search and may call it off. All methods are called by the searching thread. */
public interface Observer {
  Observer SILENT = new Observer() {};

  /** After each run; the execution is reused for the next one. */
  default void executed(Execution execution) {}

  /** The search begins again: what was executed so far does not count. */
  default void restarted() {}

  /** A few times a second. */
  default void progress(Progress progress) {}

  /** Asked after each run; true ends the search with what is known so far. */
  default boolean isCancelled() {
    return false;
  }
}
