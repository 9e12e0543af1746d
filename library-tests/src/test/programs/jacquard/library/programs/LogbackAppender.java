package jacquard.library.programs;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import jacquard.library.Expect;

/** An appender that locks gets what both threads log. */
@Expect(value = "holds", library = "logback-classic")
public final class LogbackAppender {
  static final class Counting extends AppenderBase<ILoggingEvent> {
    int seen;

    @Override
    protected void append(ILoggingEvent event) {
      seen++;
    }
  }

  private LogbackAppender() {}

  public static void main() throws Exception {
    Logger logger = new LoggerContext().getLogger("a");
    Counting appender = new Counting();
    appender.start();
    logger.addAppender(appender);
    Threads.run(() -> logger.info("a"), () -> logger.info("b {}", 1));
    assert appender.seen == 2;
  }
}
