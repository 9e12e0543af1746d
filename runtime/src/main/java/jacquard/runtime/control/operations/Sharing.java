package jacquard.runtime.control.operations;

import jacquard.explore.SubjectRefined;
import jacquard.hooks.Named;
import jacquard.runtime.control.names.Layout;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.schedule.DemandedVisibility;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** What the current thread finds when it comes to an object: whether others know it, too. */
public final class Sharing {
  private final ObjectNames names;
  private final World world;
  private final Roster roster;
  private final Ending ending;

  public Sharing(ObjectNames names, World world, Roster roster, Ending ending) {
    this.names = names;
    this.world = world;
    this.roster = roster;
    this.ending = ending;
  }

  /**
   * The name of an object that the current thread accesses, if it is shared; else {@link
   * ObjectNames#PRIVATE} or {@link ObjectNames#WRITES_WORLD}.
   */
  public int seen(Object o, boolean writes) {
    int name = names.seen(o, writes);
    return name == ObjectNames.CONFLICT ? conflict(o) : name;
  }

  /** As {@link #seen}, of an array. */
  public int seenArray(Object array, boolean writes) {
    int name = names.seenArray(array, writes);
    return name == ObjectNames.CONFLICT ? conflict(array) : name;
  }

  /** Two threads know an object, and how that came about was not seen. */
  private int conflict(Object o) {
    boolean isOfWorld = names.isOfWorld(o);
    if (Layout.ofObject(o).sharing == Layout.Sharing.IGNORED && names.nameValues()) {
      ending.abort(DemandedVisibility.restart("the identity of values"));
    }
    SubjectRefined restart = world.conflict(o, isOfWorld);
    if (restart != null) {
      ending.abort(restart);
    }
    ending.uncontrolled(
        "an object of %s that two threads use, and how it came from one to the other is not seen,"
            .formatted(o.getClass().getName()));
    shareOpenly(o);
    return names.shared(o);
  }

  /** Shares a value that is about to be found in a slot of another object. */
  public void share(@Nullable Object value, int parent, long slot) {
    if (value != null && !names.isShared(value)) {
      names.share(value, parent, slot, roster.current().names);
      Class<?> unseen = names.takeUncontrolled();
      if (unseen != null) {
        ending.uncontrolled(
            "an object of %s, whose work is not seen, for all threads".formatted(unseen.getName()));
      }
    }
  }

  /** Shares an object that others can find although it is stored nowhere. */
  public void shareOpenly(Object o) {
    names.shareOpenly(o, roster.current().names);
  }

  // ---- locks

  /** Has a lock shared when one of its conditions is. */
  public void addCondition(ConditionObject condition, ReentrantLock lock) {
    names.addCondition(condition, lock);
  }

  /** The name of an object, which is shared if it was not. */
  public int nameForAll(Object o) {
    if (o instanceof Class<?> type) {
      return names.name(type);
    }
    int name = names.seenLock(o);
    // what has no place for a name does not know how old it is
    boolean isOfWorld = name == ObjectNames.PRIVATE && o instanceof Named && names.isOfWorld(o);
    if (name == ObjectNames.CONFLICT || isOfWorld) {
      return conflict(o);
    }
    if (name == ObjectNames.PRIVATE) {
      shareOpenly(o);
      return names.shared(o);
    }
    return name;
  }

  /** Whether only the current thread can know of the object. */
  public boolean isPrivate(Object o) {
    if (o instanceof Class) {
      return false;
    }
    int name = names.seenLock(o);
    return name == ObjectNames.PRIVATE || (name == ObjectNames.CONFLICT && conflict(o) < 0);
  }
}
