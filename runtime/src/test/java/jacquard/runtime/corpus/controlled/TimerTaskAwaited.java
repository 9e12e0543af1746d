package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** The task opens a latch when it is done. */
@Expect(value = "holds", about = "Timer")
public final class TimerTaskAwaited {
  static final CountDownLatch opened = new CountDownLatch(1);
  static boolean done;

  private TimerTaskAwaited() {}

  public static void main() throws InterruptedException {
    Timer timer = new Timer(true);
    timer.schedule(new Done(), 10);
    opened.await();
    timer.cancel();
    assert done;
  }

  static final class Done extends TimerTask {
    @Override
    public void run() {
      done = true;
      opened.countDown();
    }
  }
}
