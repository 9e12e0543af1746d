package jacquard.hooks;

/** The initialisation of the program's classes. */
public interface ClassControl {
  boolean beginInitialisation(Class<?> type);

  /** Returns whether later uses in this execution need not ask. */
  boolean endInitialisation(Class<?> type);

  /** When a thread asks which one it is while it does what any could. */
  default void identify() {}

  /** Makes sure that a class is initialised in this execution, if it is one of the program's. */
  default void initialise(Class<?> type) {}

  Throwable failInitialisation(Class<?> type, Throwable cause);
}
