package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;

/** If the worker polls the item away, main waits for it for ever. */
@Expect(value = "deadlock", about = "main waiting")
public final class MainWaitsForEver {
  static final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();

  private MainWaitsForEver() {}

  public static void main() throws InterruptedException {
    queue.add("item");
    Thread worker = Together.thread("worker", queue::poll);
    worker.setDaemon(true);
    worker.start();
    queue.take();
  }
}
