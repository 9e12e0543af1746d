package jacquard.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import jacquard.core.Printable;
import jacquard.hooks.Supervision;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.function.Consumer;

/** What a program prints, line by line, each without what would steer a terminal. */
final class PrintedLines extends OutputStream {
  /** More than a report shows of a line. */
  private static final int MAX = 100_000;

  private final Consumer<String> each;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  PrintedLines(Consumer<String> each) {
    this.each = each;
  }

  @Override
  public void write(int b) {
    // what becomes of it is no step of the program
    Thread suspended = Supervision.suspend();
    try {
      if (b == '\n') {
        end();
      } else if (line.size() < MAX) {
        line.write(b);
      }
    } finally {
      Supervision.proceed(suspended);
    }
  }

  private void end() {
    String text = line.toString(UTF_8);
    line.reset();
    each.accept(Printable.text(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text));
  }

  /** Ends the last line, if it was begun. */
  void endAll() {
    if (line.size() > 0) {
      end();
    }
  }
}
