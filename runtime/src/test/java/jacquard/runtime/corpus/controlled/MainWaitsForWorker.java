package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;

/** There is an item for each, so main gets one. */
@Expect(value = "holds", about = "main waiting")
public final class MainWaitsForWorker {
  static final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();

  private MainWaitsForWorker() {}

  public static void main() throws InterruptedException {
    queue.add("item");
    queue.add("item");
    Thread worker = Together.thread("worker", queue::poll);
    worker.setDaemon(true);
    worker.start();
    queue.take();
  }
}
