package jacquard.runtime.control;

import jacquard.core.Kind;
import jacquard.core.ObjectState;
import jacquard.explore.Restart;
import jacquard.hooks.Memory;
import jacquard.hooks.Supervision;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Initialises every class of the program once in each execution.
 *
 * <p>Most initialisers touch nothing that another thread could see: it does not matter who runs
 * them or when, so they are invisible, and what they create is named after the class. One that
 * turns out to do more is promoted: then the first use of the class by each thread takes a lock.
 */
@SuppressWarnings("ReferenceEquality") // classes, loaders and threads are equal only to themselves
final class Initialisations {
  private final Scheduler scheduler;
  private final ObjectNames names;
  private final Locations locations;
  private final SyncStates states;
  private final Promotions promotions;
  private final ClassValue<State> statesOfClasses =
      new ClassValue<>() {
        @Override
        protected State computeValue(Class<?> type) {
          return new State(type, names.namespace(type));
        }
      };
  private int epoch;

  /** The invisible initialisers that the current thread is in, the outermost first. */
  private final List<State> invisible = new ArrayList<>();

  private static final class State {
    final String name;
    final Namespace names;
    final List<Long> references;
    int begun;
    int done;
    @Nullable ControlledThread by;
    @Nullable Namespace outer;
    int failed;

    /** For each thread, after how many events it knew that this was done; 0 where it does not. */
    private int[] knownSince = new int[4];

    /** The execution in which that is so. */
    private int knownIn;

    /** What initialises the class; null where it has nothing to initialise. */
    final @Nullable MethodHandle initialise;

    State(Class<?> type, Namespace names) {
      this.name = "the initialiser of " + type.getName();
      this.names = names;
      initialise = Initialiser.of(type);
      references = DeclaredFields.references(type, true);
    }

    void learn(int thread, int events, int epoch) {
      if (knownIn != epoch) {
        knownIn = epoch;
        Arrays.fill(knownSince, 0);
      }
      if (thread >= knownSince.length) {
        knownSince = Arrays.copyOf(knownSince, thread * 2);
      }
      knownSince[thread] = events;
    }

    /** When a thread learned it; later than anything if it has not. */
    int knownSince(int thread, int epoch) {
      int since = knownIn == epoch && thread < knownSince.length ? knownSince[thread] : 0;
      return since == 0 ? Integer.MAX_VALUE : since;
    }
  }

  Initialisations(
      Scheduler scheduler,
      ObjectNames names,
      Locations locations,
      SyncStates states,
      Promotions promotions) {
    this.scheduler = scheduler;
    this.names = names;
    this.locations = locations;
    this.states = states;
    this.promotions = promotions;
  }

  void begin(int newEpoch) {
    epoch = newEpoch;
    invisible.clear();
    scheduler.setSilent(null);
  }

  /** Whether the current thread has anything to do; it runs the initialiser if so. */
  boolean begin(Class<?> type) {
    ControlledThread t = scheduler.current();
    State s = statesOfClasses.get(type);
    if (s.begun == epoch && s.done != epoch && s.by == t) {
      if (!invisible.isEmpty() && invisible.getLast() != s) {
        promoteAll(); // two classes that need each other may wait for each other
      }
      return false; // asked for again by the initialiser itself
    }
    if (promotions.contains(s.name)) {
      if (!isKnown(s, t)) {
        acquire(s, locations.of(names.name(type), Locations.INITIALISATION));
      }
    } else if (s.begun == epoch && s.done != epoch) {
      // Somebody is in the middle of it, so it has done something visible.
      throw new IllegalStateException(s.name + " was left by its thread, yet is not visible");
    }
    if (s.failed == epoch) {
      throw new NoClassDefFoundError("Could not initialize class " + type.getName());
    }
    if (s.done == epoch) {
      return false;
    }
    s.begun = epoch;
    s.by = t;
    s.outer = t.names;
    s.names.reset();
    t.names = s.names;
    if (!promotions.contains(s.name)) {
      invisible.add(s);
      scheduler.setSilent(this::promoteAll);
    }
    return true;
  }

  /** Initialises a class that is about to be used in a way that rewritten code cannot see. */
  void ensure(Class<?> type) {
    State s = statesOfClasses.get(type);
    boolean isOver = s.done == epoch && s.failed != epoch;
    if (s.initialise == null
        || (isOver && (!promotions.contains(s.name) || isKnown(s, scheduler.current())))) {
      return;
    }
    MethodHandle initialise = s.initialise;
    Supervision.control(scheduler.current().thread, () -> call(initialise));
  }

  private static void call(MethodHandle initialise) {
    try {
      initialise.invokeExact();
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
  }

  /** Returns whether it does not matter to anybody who did this and when. */
  boolean end(Class<?> type) {
    ControlledThread t = scheduler.current();
    State s = statesOfClasses.get(type);
    for (long offset : s.references) {
      Object value = Memory.getReference(type, offset);
      names.share(value, names.name(type), offset, s.names);
    }
    s.done = epoch;
    leave(t, s, type);
    return !promotions.contains(s.name);
  }

  Throwable fail(Class<?> type, Throwable cause) {
    ControlledThread t = scheduler.current();
    State s = statesOfClasses.get(type);
    s.failed = epoch;
    s.done = epoch;
    leave(t, s, type);
    return cause instanceof Error ? cause : new ExceptionInInitializerError(cause);
  }

  private void leave(ControlledThread t, State s, Class<?> type) {
    t.names = s.outer == null ? t.names : s.outer;
    if (promotions.contains(s.name)) {
      release(locations.of(names.name(type), Locations.INITIALISATION));
      s.learn(t.number, scheduler.execution().length(), epoch);
    } else {
      invisible.removeLast();
      if (invisible.isEmpty()) {
        scheduler.setSilent(null);
      }
    }
  }

  /** Whether the current thread is in the initialiser of this class. */
  boolean isInitialising(Class<?> type) {
    State s = statesOfClasses.get(type);
    return s.begun == epoch && s.done != epoch && s.by == scheduler.current();
  }

  /** Called when a thread in an invisible initialiser asks which one it is, so that it matters. */
  void identify() {
    promoteAll();
  }

  /** Called when a thread in an invisible initialiser is about to do something visible. */
  private void promoteAll() {
    Restart restart = null;
    for (State s : invisible) {
      restart = promotions.promote(s.name);
    }
    if (restart != null) {
      scheduler.abort(restart);
    }
  }

  /** Whether a thread has seen that the class is initialised, or one that it comes from had. */
  private boolean isKnown(State s, ControlledThread thread) {
    int t = thread.number;
    int before = Integer.MAX_VALUE;
    while (s.knownSince(t, epoch) >= before) {
      int start = scheduler.execution().startedBy(t);
      if (start < 0) {
        return false;
      }
      before = start + 1;
      t = scheduler.execution().thread(start);
    }
    return s.done == epoch;
  }

  /**
   * Takes the lock of a class that is to be initialised. Where that is done, it stays free and
   * nothing is written: so threads that only look need no order among themselves, but each of them
   * could have come before the one that did it.
   */
  private void acquire(State s, int lock) {
    scheduler.await(Kind.ACQUIRE, lock, 0, 0);
    ControlledThread t = scheduler.current();
    long before = states.get(lock);
    if (s.done == epoch) {
      scheduler.happened(false, before, before);
      s.learn(t.number, scheduler.execution().length(), epoch);
    } else {
      states.set(lock, ObjectState.monitor(t.number, 0));
      scheduler.happened(true, before, states.get(lock));
    }
  }

  private void release(int lock) {
    scheduler.await(Kind.RELEASE, lock, 0, 0);
    long before = states.get(lock);
    states.set(lock, ObjectState.monitor(-1, 0));
    scheduler.happened(true, before, states.get(lock));
  }
}
