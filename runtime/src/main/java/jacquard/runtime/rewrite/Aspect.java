package jacquard.runtime.rewrite;

/** What of a method's code is rewritten. */
enum Aspect {
  FIELDS,
  STATICS,
  ELEMENTS,
  MONITORS,
  /** Calls of methods that are known by name, such as {@code notify} or {@code nanoTime}. */
  CALLS,
  LOOPS,
  /** Uses of other classes of the program, which may have to be initialised first. */
  INITIALISATION,
  /** Memory by offset. */
  UNSAFE
}
