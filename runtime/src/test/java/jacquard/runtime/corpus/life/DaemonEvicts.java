package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A daemon that works for ever ends with the last other thread. */
@Expect(value = "holds", about = "endless daemon")
public final class DaemonEvicts {
  static int size;

  private DaemonEvicts() {}

  public static void main() throws InterruptedException {
    Thread evictor = Together.thread("evictor", DaemonEvicts::evict);
    evictor.setDaemon(true);
    evictor.start();
    synchronized (DaemonEvicts.class) {
      size++;
    }
  }

  private static void evict() throws InterruptedException {
    while (true) {
      Thread.sleep(10);
      synchronized (DaemonEvicts.class) {
        size = 0;
      }
    }
  }
}
