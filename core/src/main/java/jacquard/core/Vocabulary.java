package jacquard.core;

/** The names behind a subject's numbers, for what a person will read. */
public interface Vocabulary {
  String thread(int thread);

  String object(int object);

  /** The place in the program, such as a source line or a statement; empty where unknown. */
  String site(int site);

  /** A value of this object as a person writes it. */
  default String value(int object, long value) {
    return Long.toString(value);
  }
}
