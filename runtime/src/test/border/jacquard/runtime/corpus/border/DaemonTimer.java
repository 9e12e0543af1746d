package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicInteger;

/** A daemon timer has a task that repeats for ever. */
@Expect(value = "holds", about = "logging and the end of a program")
public final class DaemonTimer {
  static final AtomicInteger N = new AtomicInteger();

  private DaemonTimer() {}

  public static void main() throws Exception {
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            N.get();
          }
        },
        1000,
        1000);
    Together.run(() -> N.incrementAndGet(), () -> N.incrementAndGet());
    assert N.get() >= 0;
  }
}
