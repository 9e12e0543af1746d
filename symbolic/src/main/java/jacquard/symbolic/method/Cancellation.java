package jacquard.symbolic.method;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Stops what was started under it, from any thread, once and for good. */
public final class Cancellation {
  /**
   * One thread for all time limits. Where Java programs are run, the common pool is made anew
   * before each execution, and would leave a thread behind with each limit.
   */
  private static final ScheduledExecutorService LIMITS =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("time limits").factory());

  private final List<Runnable> actions = new ArrayList<>();
  private Optional<String> reason = Optional.empty();

  /** One that happens by itself after some time. */
  public static Cancellation after(Duration time) {
    Cancellation cancellation = new Cancellation();
    var _ =
        LIMITS.schedule(
            () -> cancellation.cancel("out of time after " + time.toSeconds() + " s"),
            time.toMillis(),
            TimeUnit.MILLISECONDS);
    return cancellation;
  }

  /** One that happens with this one, or before it. */
  public Cancellation child() {
    Cancellation child = new Cancellation();
    onCancel(() -> child.cancel(reason().orElse("cancelled")));
    return child;
  }

  public synchronized void cancel(String why) {
    if (reason.isEmpty()) {
      reason = Optional.of(why);
      actions.forEach(Runnable::run);
      actions.clear();
    }
  }

  /** Why it was cancelled, if it was. */
  public synchronized Optional<String> reason() {
    return reason;
  }

  public boolean isCancelled() {
    return reason().isPresent();
  }

  /** Runs the action when it is cancelled, at once if it is already. */
  public synchronized void onCancel(Runnable action) {
    if (reason.isPresent()) {
      action.run();
    } else {
      actions.add(action);
    }
  }
}
