package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** A handler of the JDK's logging is not safe for threads. */
@Expect(value = "assertion", about = "logging and the end of a program")
public final class LogHandlerRaced {
  static final Logger LOGGER = Logger.getLogger("border.raced");
  static int seen;

  private LogHandlerRaced() {}

  public static void main() throws Exception {
    LOGGER.setUseParentHandlers(false);
    LOGGER.addHandler(
        new Handler() {
          @Override
          public void publish(LogRecord logged) {
            seen++;
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        });
    Together.run(() -> LOGGER.info("a"), () -> LOGGER.info("b"));
    assert seen == 2;
  }
}
