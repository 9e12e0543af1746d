package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Who reads what another thread has written is not earlier than the write. */
@Expect(value = "holds", about = "time of threads")
public final class TimeOfAWriter {
  static volatile long written;

  private TimeOfAWriter() {}

  public static void main() throws InterruptedException {
    long start = System.nanoTime();
    Thread writer =
        Together.thread(
            "writer",
            () -> {
              long now = 0;
              for (int i = 0; i < 5; i++) {
                now = System.nanoTime();
              }
              written = now;
            });
    writer.start();
    long seen = written;
    assert seen == 0 || System.nanoTime() - seen > 0;
    assert System.nanoTime() - start > 0;
    writer.join();
  }
}
