package jacquard.library.programs;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.UnsynchronizedAppenderBase;
import jacquard.library.Expect;

/** An appender that does not lock counts what both threads log. */
@Expect(value = "assertion", library = "logback-classic")
public final class LogbackAppenderWithoutLock {
  static final class Counting extends UnsynchronizedAppenderBase<ILoggingEvent> {
    int seen;

    @Override
    protected void append(ILoggingEvent event) {
      seen++;
    }
  }

  private LogbackAppenderWithoutLock() {}

  public static void main() throws Exception {
    Logger logger = new LoggerContext().getLogger("a");
    Counting appender = new Counting();
    appender.start();
    logger.addAppender(appender);
    Threads.run(() -> logger.info("a"), () -> logger.info("b {}", 1));
    assert appender.seen == 2;
  }
}
