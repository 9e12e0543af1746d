package jacquard.runtime.control.synchronisers;

import jacquard.runtime.control.schedule.ControlledThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who waits for a signal at a lock, and who waits for the lock itself and can be interrupted. */
public final class WaitSets {
  private final List<WaitSet> used = new ArrayList<>();
  private @Nullable WaitSet[] waitSets = new WaitSet[64];
  private @Nullable WaitSet[] contenders = new WaitSet[64];

  public void begin() {
    used.forEach(WaitSet::clear);
    used.clear();
  }

  WaitSet use(WaitSet w) {
    return w.usedIn(used);
  }

  /** The wait set of the lock itself, for monitors. */
  public WaitSet of(int lock) {
    if (lock >= waitSets.length) {
      waitSets = Arrays.copyOf(waitSets, Math.max(lock + 1, waitSets.length * 2));
    }
    WaitSet w = waitSets[lock];
    if (w == null) {
      w = new WaitSet(true);
      waitSets[lock] = w;
    }
    return use(w);
  }

  /** Those that wait for a lock at their own parkers. */
  List<ControlledThread> contenders(int lock) {
    if (lock >= contenders.length) {
      contenders = Arrays.copyOf(contenders, Math.max(lock + 1, contenders.length * 2));
    }
    WaitSet w = contenders[lock];
    if (w == null) {
      w = new WaitSet(false);
      contenders[lock] = w;
    }
    return use(w).waiters;
  }
}
