package jacquard.runtime.control.memory;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.operations.Sections;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What code of the program uses while nobody sees it, because the JDK calls it on its own account:
 * the code of a class loader, say, when the JVM links a class. Nothing can happen in the middle of
 * it, and no search knows that it depends on what other threads do. That is harmless as long as no
 * other thread uses the same things; whether one does is found out here.
 */
public final class UnseenUses {
  /**
   * One of them.
   *
   * @param name the object
   * @param location what it is of the object, or {@link #WHOLE}
   * @param stretch since how many times the execution had more than one thread
   * @param where what was used, and where the thread was
   */
  private record Use(
      int name, int location, int thread, boolean writes, int stretch, String where) {
    boolean conflictsWith(Use other) {
      return thread != other.thread
          && stretch == other.stretch
          && name == other.name
          && (location == other.location || location == WHOLE || other.location == WHOLE)
          && (writes || other.writes);
    }
  }

  /** The object with all that it has: what a class of the JDK does to it is not known. */
  static final int WHOLE = -1;

  private final Locations locations;
  private final Sections sections;
  private final List<Use> uses = new ArrayList<>();

  public UnseenUses(Locations locations, Sections sections) {
    this.locations = locations;
    this.sections = sections;
  }

  public void begin() {
    uses.clear();
  }

  /**
   * Whether another thread, as little seen as this one, uses the same and one of them writes it.
   */
  public boolean add(
      Execution run, int name, int location, int thread, boolean writes, String where) {
    Stretches stretches = new Stretches();
    for (int e = 0; e < run.length(); e++) {
      stretches.next(run, e);
    }
    Use use = new Use(name, location, thread, writes, stretches.number, where);
    if (uses.contains(use)) {
      return false;
    }
    uses.add(use);
    return uses.stream().anyMatch(use::conflictsWith);
  }

  /**
   * Where something was used that another thread has used as well, and was seen; null if nowhere.
   */
  public @Nullable String conflict(Execution run) {
    Stretches stretches = new Stretches();
    for (int e = 0; !uses.isEmpty() && e < run.length(); e++) {
      stretches.next(run, e);
      if (!stretches.isAlone()) {
        for (Use use : uses) {
          if (use.stretch == stretches.number && isUsed(use, run, e)) {
            return use.where;
          }
        }
      }
    }
    return null;
  }

  /** How often there was more than one thread; what one did alone is ordered with everything. */
  private static final class Stretches {
    private final Set<Long> joined = new HashSet<>();
    private int threads = 1;
    int number;

    void next(Execution run, int event) {
      if (run.kind(event) == Kind.START) {
        number += threads++ == 1 ? 1 : 0;
      } else if (run.kind(event) == Kind.JOIN && joined.add(run.argument(event))) {
        threads--;
      }
    }

    boolean isAlone() {
      return threads == 1;
    }
  }

  private boolean isUsed(Use use, Execution run, int event) {
    Kind kind = run.kind(event);
    return use.thread != run.thread(event)
        && (kind.isMemoryAccess() || kind.isSynchronisation())
        && (use.writes || kind.isSynchronisation() || run.writes(event))
        && isTheSame(use, run.object(event));
  }

  private boolean isTheSame(Use use, int location) {
    if (use.location == location) {
      return true;
    }
    int owner = sections.ownerOf(use.name);
    return owner == location || (use.location == WHOLE && locations.name(location) == use.name);
  }
}
