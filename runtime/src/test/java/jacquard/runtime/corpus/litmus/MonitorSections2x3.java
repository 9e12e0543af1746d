package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads with three critical sections each; one trace for every order of the sections. */
@Expect(value = "holds", about = "synchronized", executions = 20)
public final class MonitorSections2x3 {
  static final Object lock = new Object();
  static int inside;

  private MonitorSections2x3() {}

  public static void main() throws InterruptedException {
    Together.run(MonitorSections2x3::sections, MonitorSections2x3::sections);
    assert inside == 6;
  }

  private static void sections() {
    for (int i = 0; i < 3; i++) {
      synchronized (lock) {
        inside++;
      }
    }
  }
}
