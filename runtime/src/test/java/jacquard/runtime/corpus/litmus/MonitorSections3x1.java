package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads with one critical section each; one trace for every order of the sections. */
@Expect(value = "holds", about = "synchronized", executions = 6)
public final class MonitorSections3x1 {
  static final Object lock = new Object();
  static int inside;

  private MonitorSections3x1() {}

  public static void main() throws InterruptedException {
    Together.run(
        MonitorSections3x1::sections, MonitorSections3x1::sections, MonitorSections3x1::sections);
    assert inside == 3;
  }

  private static void sections() {
    synchronized (lock) {
      inside++;
    }
  }
}
