package jacquard.check.selftest;

/** Where the operations of a random program come from. */
public enum ProgramKind {
  /** Constructs of the language. */
  LANGUAGE,
  /** {@code java.util.concurrent}. */
  CONCURRENT,
  /** Any class of the JDK's public API. */
  JDK
}
