package jacquard.library.programs;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import jacquard.library.Expect;

/** Two threads that ask for a logger get the same. */
@Expect(value = "holds", library = "logback-classic")
public final class LogbackSameLogger {
  static Logger a;
  static Logger b;

  private LogbackSameLogger() {}

  public static void main() throws Exception {
    LoggerContext context = new LoggerContext();
    Threads.run(() -> a = context.getLogger("x.y"), () -> b = context.getLogger("x.y"));
    assert a == b;
  }
}
