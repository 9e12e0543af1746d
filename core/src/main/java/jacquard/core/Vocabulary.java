package jacquard.core;

/** The names behind a subject's numbers, for what a person will read. */
public interface Vocabulary {
  String thread(int thread);

  String object(int object);

  /** The place in the program, such as a source line or a statement; empty where unknown. */
  String site(int site);

  /** All that there is to say of a place, for texts that pick some of them. */
  default String place(int site) {
    return site(site);
  }

  /**
   * The library's method that the program has called at this place and that is still at work, such
   * as {@code HashMap.put}; empty in the program's own code.
   */
  default String libraryCall(int site) {
    return "";
  }

  /**
   * Whether to lock this object means to begin an operation of a library's on it, which is one step
   * to others.
   */
  default boolean isOperation(int object) {
    return false;
  }

  /**
   * Which timeout fired by this event of the last execution, such as {@code 10 ms}; empty if none
   * did.
   */
  default String timeout(int event) {
    return "";
  }

  /** What a parked thread waits for, such as the name of a lock; empty where nobody knows. */
  default String awaited(int thread) {
    return "";
  }

  /** A value of this object as a person writes it. */
  default String value(int object, long value) {
    return Long.toString(value);
  }
}
