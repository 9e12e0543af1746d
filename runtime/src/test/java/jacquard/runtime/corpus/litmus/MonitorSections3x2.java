package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads with two critical sections each; one trace for every order of the sections. */
@Expect(value = "holds", about = "synchronized", executions = 90)
public final class MonitorSections3x2 {
  static final Object lock = new Object();
  static int inside;

  private MonitorSections3x2() {}

  public static void main() throws InterruptedException {
    Together.run(
        MonitorSections3x2::sections, MonitorSections3x2::sections, MonitorSections3x2::sections);
    assert inside == 6;
  }

  private static void sections() {
    for (int i = 0; i < 2; i++) {
      synchronized (lock) {
        inside++;
      }
    }
  }
}
