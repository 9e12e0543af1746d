package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads with two critical sections each; one trace for every order of the sections. */
@Expect(value = "holds", about = "synchronized", executions = 6)
public final class MonitorSections2x2 {
  static final Object lock = new Object();
  static int inside;

  private MonitorSections2x2() {}

  public static void main() throws InterruptedException {
    Together.run(MonitorSections2x2::sections, MonitorSections2x2::sections);
    assert inside == 4;
  }

  private static void sections() {
    for (int i = 0; i < 2; i++) {
      synchronized (lock) {
        inside++;
      }
    }
  }
}
