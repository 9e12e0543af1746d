package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Both threads log with the JDK's own logging. */
@Expect(value = "holds", about = "logging and the end of a program")
public final class LoggedByBoth {
  static final Logger LOGGER = Logger.getLogger("border.both");
  static final AtomicInteger SEEN = new AtomicInteger();

  private LoggedByBoth() {}

  public static void main() throws Exception {
    LOGGER.setUseParentHandlers(false);
    LOGGER.addHandler(
        new Handler() {
          @Override
          public void publish(LogRecord logged) {
            SEEN.incrementAndGet();
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        });
    Together.run(() -> LOGGER.info("a"), () -> LOGGER.log(Level.WARNING, "b {0}", 1));
    assert SEEN.get() == 2;
  }
}
