package jacquard.cli.rendering;

import jacquard.cli.console.Console;
import java.io.PrintWriter;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Says on the error stream how far long work has come: on a terminal in one line that is rewritten,
 * elsewhere in a line now and then. Short work shows nothing.
 */
public final class ProgressLine {
  private static final long SECOND = 1_000_000_000L;

  /** A line that wraps could not be rewritten. */
  private static final int WIDTH = 79;

  /** Back to the start of the line, and empty it. */
  private static final String ERASE = "\r\u001b[K";

  private final PrintWriter err;
  private final Console.Terminal terminal;
  private final LongSupplier nanoTime;
  private long next;
  private boolean shown;

  public ProgressLine(Console console) {
    this(console.err(), console.terminal(), System::nanoTime);
  }

  ProgressLine(PrintWriter err, Console.Terminal terminal, LongSupplier nanoTime) {
    this.err = err;
    this.terminal = terminal;
    this.nanoTime = nanoTime;
    this.next = nanoTime.getAsLong() + pause(SECOND);
  }

  /** Shows the text if it is time to; only then is it made. */
  public void update(Supplier<String> text) {
    long now = nanoTime.getAsLong();
    if (now - next < 0) {
      return;
    }
    next = now + pause(SECOND / 4);
    String line = text.get();
    switch (terminal) {
      case INTERACTIVE -> {
        err.print(ERASE + line.substring(0, Math.min(line.length(), WIDTH)));
        err.flush();
        shown = true;
      }
      case PLAIN -> err.println(line);
    }
  }

  /** Takes the line away again, so that the result stands alone. */
  public void clear() {
    if (shown) {
      err.print(ERASE);
      err.flush();
      shown = false;
    }
  }

  private long pause(long onTerminal) {
    return switch (terminal) {
      case INTERACTIVE -> onTerminal;
      case PLAIN -> 10 * SECOND;
    };
  }
}
