package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What the JDK's classes do to their own objects; who shows every step of theirs need not know. */
public interface SectionControl {
  /** Returns what {@link #endSection} is to be called with. */
  default @Nullable Object beginSection(@Nullable Object of) {
    return null;
  }

  default void endSection(@Nullable Object before) {}

  default void pause() {}

  default void goOn() {}

  default void seeUnfinished() {}

  default void shutsDown(Object pool) {}

  default void seeShutdown() {}

  default void seeTermination(Object pool) {}

  default boolean isWhole(Object pool) {
    return true;
  }

  default void schedules(Object pool) {}

  default void ends(Object pool) {}

  default void seeQueue() {}

  default void claim() {}

  default void cancel() {}

  default void unravel() {}

  default void traverse(Object table) {}

  /** Returns what {@link #reenterSection} is to be called with. */
  default @Nullable Object leaveSection() {
    return null;
  }

  default void reenterSection(Object left) {}
}
