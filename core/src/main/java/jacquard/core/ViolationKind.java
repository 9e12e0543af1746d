package jacquard.core;

import java.util.Locale;
import java.util.Optional;

/** What can go wrong, of whatever is checked and whoever checks it. */
public enum ViolationKind {
  ASSERTION,
  EXCEPTION,
  DEADLOCK,
  LIVELOCK,
  /** A thread goes round for ever and does nothing that others can see. */
  ENDLESS_LOOP,
  /** The program ends the JVM. */
  EXIT,
  DATA_RACE,

  // steps of a model that cannot be made
  INDEX,
  ARITHMETIC,
  CHANNEL,
  PROCESS,
  BLOCKED_STEP,
  LOCK,
  /** Nobody can move, and some process is not where it may end. */
  INVALID_END_STATE,

  /** A bad state of a circuit is reached. */
  BAD_STATE,

  // infinite runs
  LTL,
  NEVER_CLAIM,
  ACCEPTANCE_CYCLE,
  NON_PROGRESS_CYCLE,
  /** A run of a circuit has all that a justice property names infinitely often. */
  JUSTICE;

  private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** As reports and the JSON name it. */
  public String word() {
    return word;
  }

  /** The kind that reports name so. */
  public static Optional<ViolationKind> named(String word) {
    for (ViolationKind kind : values()) {
      if (kind.word.equals(word)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
