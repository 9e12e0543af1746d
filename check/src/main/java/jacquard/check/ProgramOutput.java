package jacquard.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What a program under test prints. Its streams are of classes of their own: these lock themselves
 * and not a lock that the program could see.
 */
public final class ProgramOutput {
  private ProgramOutput() {}

  /** Thousands of executions print the same: nobody wants to read that. */
  public static void discard() {
    System.setOut(new Unheard());
    System.setErr(new Unheard());
  }

  /** Does something, and drops what is printed meanwhile. */
  public static <T> T unheard(Supplier<T> work) {
    return with(new Unheard(), work);
  }

  /** Does something, and hands over the lines that are printed meanwhile. */
  public static <T> T hear(Consumer<String> lines, Supplier<T> work) {
    PrintedLines printed = new PrintedLines(lines);
    try {
      return with(new Heard(printed), work);
    } finally {
      printed.endAll();
    }
  }

  private static <T> T with(PrintStream out, Supplier<T> work) {
    PrintStream before = System.out;
    System.setOut(out);
    try {
      return work.get();
    } finally {
      System.setOut(before);
    }
  }

  private static final class Heard extends PrintStream {
    Heard(OutputStream out) {
      super(out, true, UTF_8);
    }
  }

  private static final class Unheard extends PrintStream {
    Unheard() {
      super(nullOutputStream(), false, UTF_8);
    }
  }
}
