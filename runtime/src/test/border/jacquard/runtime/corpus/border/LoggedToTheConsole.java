package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.logging.Logger;

/** Both threads log to the console. */
@Expect(value = "holds", about = "logging and the end of a program")
public final class LoggedToTheConsole {
  static final Logger LOGGER = Logger.getLogger("border.console");
  static volatile int last;

  private LoggedToTheConsole() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          last = 1;
          LOGGER.fine("a");
        },
        () -> {
          LOGGER.fine("b");
          last = 2;
        });
    assert last > 0;
  }
}
