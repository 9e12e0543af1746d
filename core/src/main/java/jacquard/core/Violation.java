package jacquard.core;

import java.util.stream.Collectors;

/** What went wrong in an execution, in words. */
public record Violation(ViolationKind kind, String message) {
  /** How many of those who wait in a deadlock are named. */
  private static final int MAX_BLOCKED = 20;

  /** The message, which begins with the kind. */
  public String text() {
    boolean isNamed =
        message.startsWith(kind.word()) || message.startsWith(kind.word().replace('-', ' '));
    return isNamed ? message : kind.word() + ": " + message;
  }

  /** The violation that an outcome is, told with the subject's names. */
  public static Violation of(Outcome outcome, Vocabulary vocabulary) {
    return switch (outcome) {
      case Outcome.Failed(var failures) -> {
        Outcome.Failure first = failures.getFirst();
        String where =
            first.thread() < 0 ? "at the end" : "in " + vocabulary.thread(first.thread());
        yield new Violation(
            first.kind(),
            first.kind().word() + " " + where + ": " + first.message() + at(vocabulary, first));
      }
      case Outcome.Deadlocked(var blocked) -> {
        String waiting =
            blocked.stream()
                    .limit(MAX_BLOCKED)
                    .map(b -> describe(b, vocabulary))
                    .collect(Collectors.joining("; "))
                + (blocked.size() > MAX_BLOCKED
                    ? "; and " + (blocked.size() - MAX_BLOCKED) + " others wait"
                    : "");
        yield new Violation(ViolationKind.DEADLOCK, "deadlock: " + waiting);
      }
      case Outcome.Completed _, Outcome.Excluded _, Outcome.Truncated _, Outcome.Pruned _ ->
          throw new IllegalArgumentException("no violation: " + outcome);
      case Outcome.BeyondBound _, Outcome.Diverged _ ->
          throw new IllegalArgumentException("no violation: " + outcome);
    };
  }

  private static String at(Vocabulary vocabulary, Outcome.Failure failure) {
    String site = vocabulary.site(failure.site());
    return site.isEmpty() ? "" : " (" + site + ")";
  }

  private static String parked(String awaited) {
    return awaited.isEmpty() ? "to be unparked" : "for " + awaited;
  }

  /** Who waits for what, and for whom. */
  public static String describe(Outcome.Blocked blocked, Vocabulary vocabulary) {
    String who = vocabulary.thread(blocked.thread()) + " waits ";
    String held = blocked.holder() < 0 ? "" : ", held by " + vocabulary.thread(blocked.holder());
    return who
        + switch (blocked.kind()) {
          case ACQUIRE -> "for " + vocabulary.object(blocked.object()) + held;
          case REACQUIRE ->
              (blocked.holder() < 0 ? "to be notified on " : "to get back ")
                  + vocabulary.object(blocked.object())
                  + held;
          case TAKE_PERMITS -> "for permits of " + vocabulary.object(blocked.object());
          case PARK -> parked(vocabulary.awaited(blocked.thread())) + held;
          case SEND -> "for room in " + vocabulary.object(blocked.object());
          case RECEIVE -> "for a message in " + vocabulary.object(blocked.object());
          case JOIN -> "for " + vocabulary.thread(blocked.holder()) + " to end";
          case READ, WRITE, UPDATE, CAS, RELEASE, TRY_ACQUIRE, WAIT, NOTIFY, NOTIFY_ALL ->
              "at " + vocabulary.object(blocked.object());
          case TIMEOUT -> "for its timeout";
          case GIVE_PERMITS, UNPARK, INSPECT, INTERRUPT, START, YIELD, CHOOSE -> "to go on";
        };
  }
}
