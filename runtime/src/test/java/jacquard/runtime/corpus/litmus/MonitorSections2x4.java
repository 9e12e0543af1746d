package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads with four critical sections each; one trace for every order of the sections. */
@Expect(value = "holds", about = "synchronized", executions = 70)
public final class MonitorSections2x4 {
  static final Object lock = new Object();
  static int inside;

  private MonitorSections2x4() {}

  public static void main() throws InterruptedException {
    Together.run(MonitorSections2x4::sections, MonitorSections2x4::sections);
    assert inside == 8;
  }

  private static void sections() {
    for (int i = 0; i < 4; i++) {
      synchronized (lock) {
        inside++;
      }
    }
  }
}
