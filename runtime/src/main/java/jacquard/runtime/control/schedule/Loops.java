package jacquard.runtime.control.schedule;

import jacquard.core.Outcome;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Notices threads that loop without doing anything visible. */
public final class Loops {
  /** A thread that jumps backwards this often, while nothing changes, does so for ever. */
  private static final int MAX_IDLE_LOOPS = 1_000;

  /** So often a thread jumps backwards before it is asked how long it has done so; a power of 2. */
  private static final int LOOPS_UNTIMED = 1 << 22;

  private final Roster roster;
  private final Ending ending;
  private final Stacks stacks;
  private final LongSupplier deadline;
  private long loops;
  private int idle;
  private long loopingSince;
  private @Nullable String endless;

  /**
   * Of one program.
   *
   * @param deadline until when a thread may loop without a visible operation, as {@link
   *     System#nanoTime} tells it
   */
  public Loops(Roster roster, Ending ending, Stacks stacks, LongSupplier deadline) {
    this.roster = roster;
    this.ending = ending;
    this.stacks = stacks;
    this.deadline = deadline;
  }

  /** Something visible happens. */
  public void reset() {
    loops = 0;
    idle = 0;
  }

  /** What looped too long to be waited for, in any execution; null if nothing did. */
  public @Nullable String endless() {
    return endless;
  }

  /**
   * The current thread jumps backwards: for ever, as far as one can tell, if it does so too long.
   */
  public void loop() {
    if ((++loops & (LOOPS_UNTIMED - 1)) == 0) {
      long now = System.nanoTime();
      if (loops == LOOPS_UNTIMED) {
        loopingSince = now;
      } else if (now - deadline.getAsLong() >= 0) {
        giveUp(now - loopingSince);
      }
    }
  }

  private void giveUp(long nanos) {
    ControlledThread t = roster.current();
    String looping =
        "%s has looped for %d s without a visible operation (%s)"
            .formatted(
                Objects.requireNonNull(t.thread).getName(),
                Math.max(1, nanos / 1_000_000_000),
                stacks.describe(stacks.here()));
    endless = endless == null ? looping : endless;
    ending.endEarly(Outcome.Pruned.OUTCOME);
    t.fiber = null;
    ending.leave(t);
  }

  /** As {@link #loop}, where nothing changes; returns whether that has no end. */
  public boolean idle() {
    return ++idle > MAX_IDLE_LOOPS;
  }
}
