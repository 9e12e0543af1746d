package jacquard.symbolic.method;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Stops what was started under it, from any thread, once and for good. */
public final class Cancellation {
  private final List<Runnable> actions = new ArrayList<>();
  private Optional<String> reason = Optional.empty();

  /** One that happens by itself after some time. */
  public static Cancellation after(Duration time) {
    Cancellation cancellation = new Cancellation();
    CompletableFuture.delayedExecutor(time.toMillis(), TimeUnit.MILLISECONDS)
        .execute(() -> cancellation.cancel("out of time after " + time.toSeconds() + " s"));
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
