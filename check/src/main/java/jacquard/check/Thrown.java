package jacquard.check;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
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

  static Thrown of(Throwable thrown) {
    byte[] object;
    try {
      object = Serialization.write(thrown);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      object = null; // the stand-in says all that there is to say
    }
    return new Thrown(object, text(thrown), printed(thrown), thrown.getStackTrace());
  }

  private static String text(Throwable thrown) {
    try {
      return thrown.toString();
    } catch (RuntimeException e) { // the program's own code
      return thrown.getClass().getName();
    }
  }

  private static String printed(Throwable thrown) {
    StringWriter text = new StringWriter();
    try {
      thrown.printStackTrace(new PrintWriter(text));
    } catch (RuntimeException e) { // the program's own code
      text.append(" (its stack trace could not be printed: ").append(e.toString()).append(')');
    }
    return text.toString();
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
