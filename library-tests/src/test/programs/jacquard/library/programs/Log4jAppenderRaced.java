package jacquard.library.programs;

import jacquard.library.Expect;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.Logger;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.NullConfiguration;
import org.apache.logging.log4j.core.config.Property;

/** An appender that does not lock counts what both threads log. */
@Expect(value = "assertion", library = "log4j-core")
public final class Log4jAppenderRaced {
  static final class Counting extends AbstractAppender {
    int seen;

    Counting() {
      super("counting", null, null, true, Property.EMPTY_ARRAY);
    }

    @Override
    public void append(LogEvent event) {
      seen++;
    }
  }

  private Log4jAppenderRaced() {}

  public static void main() throws Exception {
    LoggerContext context = new LoggerContext("test");
    context.start(new NullConfiguration());
    Counting appender = new Counting();
    appender.start();
    Logger logger = context.getLogger("a");
    logger.addAppender(appender);
    Threads.run(() -> logger.fatal("a"), () -> logger.fatal("b {}", 1));
    assert appender.seen == 2;
  }
}
