package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A logger has no level of its own. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class LoggerLevelSet {
  static volatile int last;

  private LoggerLevelSet() {}

  public static void main() throws Exception {
    assert Logger.getLogger("border").getLevel() == null;
    Together.run(() -> last = 1, () -> last = 2);
    Logger.getLogger("border").setLevel(Level.FINE);
  }
}
