package jacquard.runtime.control.schedule;

import jacquard.core.Outcome;
import jacquard.core.Printable;
import jacquard.core.ViolationKind;
import jacquard.runtime.control.Inquiry;
import jacquard.runtime.control.Inquiry.Reply;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a thread of the program threw, in words. */
final class Failures {
  /** The most that is looked at of a message: it may be larger than the memory for it. */
  private static final int MAX_READ = 4_000;

  /** How the JVM says what it lacks; an array that no JVM could make is the program's error. */
  private static final List<String> LACKS =
      List.of("Java heap space", "GC overhead", "Metaspace", "direct buffer memory");

  private static final int MAX_FRAMES = 1_024;

  private Failures() {}

  static Outcome.Failure describe(int thread, Throwable thrown, int site) {
    boolean assertion = thrown instanceof AssertionError;
    return new Outcome.Failure(
        thread,
        assertion ? ViolationKind.ASSERTION : ViolationKind.EXCEPTION,
        message(thrown, assertion),
        site);
  }

  /** Whether the JVM has too little memory, for the program and for the search together. */
  static boolean isLackOfMemory(Throwable thrown) {
    return thrown instanceof OutOfMemoryError error
        && error.getClass() == OutOfMemoryError.class
        && error.getMessage() != null
        && LACKS.stream().anyMatch(error.getMessage()::contains);
  }

  /** Where it was thrown, as far as the program lets it be known. */
  static StackTraceElement[] stack(Throwable thrown) {
    Reply<StackTraceElement[]> reply =
        Inquiry.put(thrown, "getStackTrace", () -> frames(thrown.getStackTrace()));
    return reply.value() == null ? new StackTraceElement[0] : reply.value();
  }

  private static StackTraceElement[] frames(StackTraceElement @Nullable [] frames) {
    return frames == null
        ? new StackTraceElement[0]
        : Arrays.stream(frames)
            .limit(MAX_FRAMES)
            .filter(Objects::nonNull)
            .toArray(StackTraceElement[]::new);
  }

  private static String message(Throwable thrown, boolean assertion) {
    String type = Printable.name(thrown.getClass().getName());
    Reply<String> reply = Inquiry.put(thrown, "getMessage", thrown::getMessage);
    if (reply.why() != null) {
      return "%s (its message cannot be had: getMessage %s)".formatted(type, reply.why());
    }
    String text = reply.value();
    if (text == null || text.isBlank()) {
      Throwable cause = thrown instanceof ExceptionInInitializerError ? thrown.getCause() : null;
      return cause == null ? type : type + " caused by " + message(cause, false);
    }
    String oneLine = Printable.text(oneLine(text));
    return assertion ? oneLine : type + ": " + oneLine;
  }

  /** Messages of several lines are common, and are easier to read with blanks between them. */
  private static String oneLine(String text) {
    return text.length() > MAX_READ ? text : text.strip().replaceAll("\\s*\\R\\s*", " ");
  }
}
