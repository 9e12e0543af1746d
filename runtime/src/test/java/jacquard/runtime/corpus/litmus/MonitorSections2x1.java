package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads with one critical section each; one trace for every order of the sections. */
@Expect(value = "holds", about = "synchronized", executions = 2)
public final class MonitorSections2x1 {
  static final Object lock = new Object();
  static int inside;

  private MonitorSections2x1() {}

  public static void main() throws InterruptedException {
    Together.run(MonitorSections2x1::sections, MonitorSections2x1::sections);
    assert inside == 2;
  }

  private static void sections() {
    synchronized (lock) {
      inside++;
    }
  }
}
