package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.Timer;
import java.util.TimerTask;

/** That the delay of the task is over does not mean that the task is done. */
@Expect(value = "assertion", about = "Timer")
public final class TimerTaskAssumedDone {
  static volatile boolean done;

  private TimerTaskAssumedDone() {}

  public static void main() throws InterruptedException {
    Timer timer = new Timer(true);
    timer.schedule(new Done(), 10);
    Thread.sleep(20);
    boolean seen = done;
    timer.cancel();
    assert seen;
  }

  static final class Done extends TimerTask {
    @Override
    public void run() {
      done = true;
    }
  }
}
