package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What the program does where it is not seen. */
public interface UnseenControl {
  /**
   * The program writes.
   *
   * @param target an object; null for a static field
   */
  void unseenWrite(@Nullable Object target);

  /** The program reads a field; the owner is null if it is static. */
  void unseenRead(@Nullable Object owner, int field);

  /** The program uses an object: its monitor, or something that it has. */
  void unseenUse(Object object, boolean writes);
}
