package jacquard.check;

import jacquard.core.Printable;
import jacquard.runtime.control.Inquiry;
import jacquard.runtime.control.Inquiry.Reply;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a program has thrown, on its way to another JVM.
 *
 * @param object the throwable itself, serialized, if that was possible
 * @param text as {@link Throwable#toString} gives it
 * @param printed the whole stack trace
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares these
public record Thrown(
    byte @Nullable [] object, String text, String printed, StackTraceElement[] stack)
    implements Serializable {

  /** The most that is kept of what it prints. */
  private static final int MAX_PRINTED = 100_000;

  private static final int MAX_FRAMES = 1_024;

  /** The most that is sent of the object itself. */
  private static final int MAX_OBJECT = 1 << 20;

  static Thrown of(Throwable thrown) {
    Reply<String> text = Inquiry.put(thrown, "toString", thrown::toString);
    Reply<String> printed = Inquiry.put(thrown, "printStackTrace", () -> print(thrown));
    // the stand-in says all that there is to say where the object would be trouble elsewhere, too
    byte[] object =
        isTame(text.value()) && isTame(printed.value())
            ? Inquiry.put(thrown, "writeObject", () -> Serialization.write(thrown, MAX_OBJECT))
                .value()
            : null;
    return new Thrown(
        object,
        Printable.text(told(thrown, "toString", text)),
        lines(told(thrown, "printStackTrace", printed)).collect(Collectors.joining("\n", "", "\n")),
        stack(thrown));
  }

  private static String told(Throwable thrown, String method, Reply<String> reply) {
    return reply.value() != null
        ? reply.value()
        : "%s (its message cannot be had: %s %s)"
            .formatted(
                thrown.getClass().getName(),
                method,
                reply.why() == null ? "gives null" : reply.why());
  }

  /** Whether there is nothing in a text that would have to be changed before it is shown. */
  private static boolean isTame(@Nullable String text) {
    return text != null
        && text.length() < MAX_PRINTED
        && text.lines().toList().equals(lines(text).toList());
  }

  private static String print(Throwable thrown) {
    Cut text = new Cut();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  private static Stream<String> lines(String text) {
    return text.lines().map(Thrown::line);
  }

  /** Indented by a tab, as stack traces are, and otherwise without anything that steers. */
  private static String line(String line) {
    int start = 0;
    while (start < line.length() && line.charAt(start) == '\t') {
      start++;
    }
    return line.substring(0, start) + Printable.text(line.substring(start));
  }

  private static StackTraceElement[] stack(Throwable thrown) {
    StackTraceElement[] frames =
        Inquiry.put(
                thrown,
                "getStackTrace",
                () ->
                    Arrays.stream(thrown.getStackTrace())
                        .limit(MAX_FRAMES)
                        .map(Objects::requireNonNull)
                        .toArray(StackTraceElement[]::new))
            .value();
    return frames == null ? new StackTraceElement[0] : frames;
  }

  /** Keeps the beginning of what is written. */
  private static final class Cut extends StringWriter {
    @Override
    public void write(int c) {
      if (getBuffer().length() < MAX_PRINTED) {
        super.write(c);
      }
    }

    @Override
    public void write(char[] text, int start, int length) {
      super.write(text, start, Math.min(length, MAX_PRINTED - getBuffer().length()));
    }

    @Override
    public void write(String text) {
      write(text, 0, text.length());
    }

    @Override
    public void write(String text, int start, int length) {
      super.write(text, start, Math.min(length, MAX_PRINTED - getBuffer().length()));
    }
  }

  /** The same throwable, or one that prints the same where its class cannot be used here. */
  Throwable rebuilt(ClassLoader loader) {
    if (object != null) {
      try {
        if (Serialization.read(object, loader) instanceof Throwable same) {
          makePlain(same, Collections.newSetFromMap(new IdentityHashMap<>()));
          return same;
        }
      } catch (IOException | ClassNotFoundException | RuntimeException | LinkageError e) {
        StandIn standIn = new StandIn(this);
        standIn.addSuppressed(e);
        return standIn;
      }
    }
    return new StandIn(this);
  }

  /** A frame as it would be had the JVM's own loader loaded the program. */
  static StackTraceElement plain(StackTraceElement frame) {
    return new StackTraceElement(
        frame.getClassName(), frame.getMethodName(), frame.getFileName(), frame.getLineNumber());
  }

  private static void makePlain(Throwable thrown, Set<Throwable> done) {
    if (!done.add(thrown)) {
      return;
    }
    thrown.setStackTrace(
        Arrays.stream(thrown.getStackTrace()).map(Thrown::plain).toArray(StackTraceElement[]::new));
    if (thrown.getCause() != null) {
      makePlain(thrown.getCause(), done);
    }
    for (Throwable suppressed : thrown.getSuppressed()) {
      makePlain(suppressed, done);
    }
  }

  /** Prints what the original would. */
  @SuppressWarnings("OverrideThrowableToString") // its own class is not to be seen
  private static final class StandIn extends Exception {
    private static final long serialVersionUID = 1L;

    private final String text;
    private final String printed;

    StandIn(Thrown original) {
      super(original.text);
      text = original.text;
      printed = original.printed;
      setStackTrace(original.stack);
    }

    @Override
    public void printStackTrace(PrintStream out) {
      out.print(printed);
    }

    @Override
    public void printStackTrace(PrintWriter out) {
      out.print(printed);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
