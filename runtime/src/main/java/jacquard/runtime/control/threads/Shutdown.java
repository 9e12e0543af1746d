package jacquard.runtime.control.threads;

import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.VisibleOnDemand;
import java.util.ArrayList;
import java.util.List;

/**
 * The end of the program: once its last thread has ended that is no daemon, the shutdown hooks run,
 * all at once. Until the first hook is added, nothing about it is visible.
 */
@SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
public final class Shutdown {
  private final Operations operations;
  private final Roster roster;
  private final Ending ending;
  private final ObjectNames names;
  private final Locations locations;
  private final VisibleOnDemand promotion = new VisibleOnDemand("shutdown hooks");
  private final List<Thread> hooks = new ArrayList<>();
  private int live;
  private boolean inProgress;

  public Shutdown(
      Operations operations, Roster roster, Ending ending, ObjectNames names, Locations locations) {
    this.operations = operations;
    this.roster = roster;
    this.ending = ending;
    this.names = names;
    this.locations = locations;
  }

  /** The main thread is the first one that is no daemon. */
  public void begin() {
    hooks.clear();
    live = 1;
    inProgress = false;
  }

  private int location() {
    return locations.of(names.name(Runtime.class), Locations.SHUTDOWN);
  }

  private void await() {
    operations.await(Kind.UPDATE, location(), 0, 0);
  }

  private void happened() {
    operations.happened(true, hooks.size(), hooks.size(), Access.VOLATILE);
  }

  public void add(Thread hook) {
    if (isOfTheJdk(hook)) {
      return;
    }
    ending.require(promotion);
    await();
    boolean isOver = inProgress;
    boolean isKnown = hooks.contains(hook);
    if (!isOver && !isKnown) {
      hooks.add(hook);
    }
    happened();
    if (isOver) {
      throw new IllegalStateException("Shutdown in progress");
    }
    if (isKnown) {
      throw new IllegalArgumentException("Hook previously registered");
    }
    if (hook.isAlive()) {
      throw new IllegalArgumentException("Hook already running");
    }
  }

  /** What the JDK does at the end, on its own account, such as closing the handlers of logs. */
  private static boolean isOfTheJdk(Thread hook) {
    Class<?> type = hook.getClass();
    return type != Thread.class
        && (type.getClassLoader() == null
            || type.getClassLoader() == ClassLoader.getPlatformClassLoader());
  }

  public boolean remove(Thread hook) {
    ending.require(promotion);
    await();
    boolean isOver = inProgress;
    boolean removed = !isOver && hooks.remove(hook);
    happened();
    if (isOver) {
      throw new IllegalStateException("Shutdown in progress");
    }
    return removed;
  }

  /** A thread is about to be started. */
  void starts(Thread thread) {
    if (thread.isDaemon()) {
      return;
    }
    // whoever is no daemon keeps the program going until it has started the other one
    if (promotion.isMade() && roster.current().daemon) {
      await();
      live++;
      happened();
    } else {
      live++;
    }
  }

  /** A thread has ended; returns the hooks that it is to start as the last one. */
  public List<Thread> ends(ControlledThread t) {
    if (t.daemon) {
      return List.of();
    }
    if (!promotion.isMade()) {
      live--;
      return List.of();
    }
    await();
    live--;
    boolean isLast = live == 0 && !inProgress;
    inProgress |= isLast;
    happened();
    return isLast ? List.copyOf(hooks) : List.of();
  }
}
