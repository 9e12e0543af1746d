package jacquard.runtime.control.execution;

import jacquard.core.Kind;
import jacquard.hooks.ChanceControl;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Sections;
import jacquard.runtime.control.schedule.Clock;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Scheduler;

/** What differs from run to run: here it depends on nothing but what a thread did before. */
final class Chance implements ChanceControl {
  private final Operations operations;
  private final Scheduler scheduler;
  private final Roster roster;
  private final Ending ending;
  private final Clock clock;
  private final Sections sections;
  private final HashCodes hashCodes;

  Chance(
      Operations operations,
      Scheduler scheduler,
      Roster roster,
      Ending ending,
      Clock clock,
      Sections sections,
      HashCodes hashCodes) {
    this.operations = operations;
    this.scheduler = scheduler;
    this.roster = roster;
    this.ending = ending;
    this.clock = clock;
    this.sections = sections;
    this.hashCodes = hashCodes;
  }

  @Override
  public long nanoTime() {
    ControlledThread t = roster.current();
    if (t.section != null) {
      if (clock.standsStill(t)) {
        return clock.readStill(t);
      }
      sections.pause(); // it does nothing but look at the clock
    }
    return clock.read(t);
  }

  @Override
  public long currentTimeMillis() {
    return clock.readMillis(roster.current());
  }

  @Override
  public int identityHashCode(Object object) {
    return hashCodes.of(object);
  }

  @Override
  public long seed() {
    ControlledThread t = roster.current();
    return HashCodes.mixed((((long) t.number + 1) << 32) | ++t.drawn);
  }

  @Override
  public int choose(int alternatives) {
    if (alternatives < 1) {
      throw new IllegalArgumentException("no alternatives to choose from: " + alternatives);
    }
    return alternatives == 1 ? 0 : operations.stepWithoutObject(Kind.CHOOSE, alternatives);
  }

  @Override
  public void assume(boolean condition) {
    if (!condition) {
      ending.assumeAway();
      scheduler.abandonThread();
    }
  }
}
