package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** Two timers run a task that writes to one object. */
@Expect(value = "assertion", about = "objects behind objects")
public final class ObjectBehindATimerTask {

  private ObjectBehindATimerTask() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Timer left = new Timer();
    Timer right = new Timer();
    CountDownLatch done = new CountDownLatch(2);
    for (Timer timer : List.of(left, right)) {
      timer.schedule(
          new TimerTask() {
            @Override
            public void run() {
              counter.increment();
              done.countDown();
            }
          },
          0);
    }
    done.await();
    left.cancel();
    right.cancel();
    assert counter.n == 2;
  }
}
