package jacquard.runtime.control.memory;

import jacquard.core.Kind;
import jacquard.core.ObjectState;
import jacquard.explore.SubjectRefined;
import jacquard.hooks.ClassControl;
import jacquard.hooks.Memory;
import jacquard.hooks.Supervision;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.DemandedVisibility;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Recording;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Silence;
import jacquard.runtime.control.schedule.SyncStates;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;

/**
 * Initialises every class of the program once in each execution.
 *
 * <p>Most initialisers touch nothing that another thread could see, look at nothing that each
 * thread has for itself, and do not fail: it does not matter who runs them or when, so they are
 * invisible, and what they create is named after the class. One that turns out to do more is
 * promoted: then the first use of the class by each thread takes a lock.
 */
@SuppressWarnings("ReferenceEquality") // classes, loaders and threads are equal only to themselves
public final class Initialisations implements ClassControl {
  private final Operations operations;
  private final Silence silence;
  private final Roster roster;
  private final Recording recording;
  private final Ending ending;
  private final ObjectNames names;
  private final Locations locations;
  private final SyncStates states;
  private final DemandedVisibility promotions;
  private final ClassValue<ClassState> statesOfClasses =
      new ClassValue<>() {
        @Override
        protected ClassState computeValue(Class<?> type) {
          return new ClassState(type, names.namespace(type));
        }
      };
  private int epoch;

  /** The invisible initialisers that the current thread is in, the outermost first. */
  private final List<ClassState> invisible = new ArrayList<>();

  public Initialisations(
      Operations operations,
      Silence silence,
      Roster roster,
      Recording recording,
      Ending ending,
      ObjectNames names,
      Locations locations,
      SyncStates states,
      DemandedVisibility promotions) {
    this.operations = operations;
    this.silence = silence;
    this.roster = roster;
    this.recording = recording;
    this.ending = ending;
    this.names = names;
    this.locations = locations;
    this.states = states;
    this.promotions = promotions;
  }

  public void begin(int newEpoch) {
    epoch = newEpoch;
    invisible.clear();
    silence.set(null);
  }

  /** Whether the current thread has anything to do; it runs the initialiser if so. */
  @Override
  public boolean beginInitialisation(Class<?> type) {
    ControlledThread t = roster.current();
    ClassState s = statesOfClasses.get(type);
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
      silence.set(this::promoteAll);
    }
    return true;
  }

  @Override
  public void initialise(Class<?> type) {
    if (type.getClassLoader() != null) {
      ensure(type);
    }
  }

  /** Initialises a class that is about to be used in a way that rewritten code cannot see. */
  void ensure(Class<?> type) {
    ClassState s = statesOfClasses.get(type);
    boolean isOver = s.done == epoch && s.failed != epoch;
    if (s.initialise == null
        || (isOver && (!promotions.contains(s.name) || isKnown(s, roster.current())))) {
      return;
    }
    MethodHandle initialise = s.initialise;
    Supervision.control(roster.current().thread, () -> call(initialise));
  }

  private static void call(MethodHandle initialise) {
    try {
      initialise.invokeExact();
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
  }

  /** Returns whether it does not matter to anybody who did this and when. */
  @Override
  public boolean endInitialisation(Class<?> type) {
    ControlledThread t = roster.current();
    ClassState s = statesOfClasses.get(type);
    for (long offset : s.references) {
      Object value = Memory.getReference(type, offset);
      names.share(value, names.name(type), offset, s.names);
    }
    s.done = epoch;
    leave(t, s, type);
    return !promotions.contains(s.name);
  }

  @Override
  public Throwable failInitialisation(Class<?> type, Throwable cause) {
    ControlledThread t = roster.current();
    ClassState s = statesOfClasses.get(type);
    promoteAll(); // who comes first learns why, the others do not
    s.failed = epoch;
    s.done = epoch;
    leave(t, s, type);
    return cause instanceof Error ? cause : new ExceptionInInitializerError(cause);
  }

  private void leave(ControlledThread t, ClassState s, Class<?> type) {
    t.names = s.outer == null ? t.names : s.outer;
    if (promotions.contains(s.name)) {
      release(locations.of(names.name(type), Locations.INITIALISATION));
      s.learn(t.number, recording.length(), epoch);
    } else {
      invisible.removeLast();
      if (invisible.isEmpty()) {
        silence.set(null);
      }
    }
  }

  /** Whether the current thread is in the initialiser of this class. */
  boolean isInitialising(Class<?> type) {
    ClassState s = statesOfClasses.get(type);
    return s.begun == epoch && s.done != epoch && s.by == roster.current();
  }

  /** Called when a thread in an invisible initialiser asks which one it is, so that it matters. */
  @Override
  public void identify() {
    promoteAll();
  }

  /** Called when a thread in an invisible initialiser is about to do something visible. */
  private void promoteAll() {
    SubjectRefined restart = null;
    for (ClassState s : invisible) {
      restart = promotions.promote(s.name);
    }
    if (restart != null) {
      ending.abort(restart);
    }
  }

  /** Whether a thread has seen that the class is initialised, or one that it comes from had. */
  private boolean isKnown(ClassState s, ControlledThread thread) {
    int t = thread.number;
    int before = Integer.MAX_VALUE;
    while (s.knownSince(t, epoch) >= before) {
      int start = recording.execution().startedBy(t);
      if (start < 0) {
        return false;
      }
      before = start + 1;
      t = recording.execution().thread(start);
    }
    return s.done == epoch;
  }

  /**
   * Takes the lock of a class that is to be initialised. Where that is done, it stays free and
   * nothing is written: so threads that only look need no order among themselves, but each of them
   * could have come before the one that did it.
   */
  private void acquire(ClassState s, int lock) {
    operations.await(Kind.ACQUIRE, lock, 0, 0);
    ControlledThread t = roster.current();
    long before = states.get(lock);
    if (s.done == epoch) {
      operations.happened(false, before, before);
      s.learn(t.number, recording.length(), epoch);
    } else {
      states.set(lock, ObjectState.monitor(t.number, 0));
      operations.happened(true, before, states.get(lock));
    }
  }

  private void release(int lock) {
    operations.await(Kind.RELEASE, lock, 0, 0);
    long before = states.get(lock);
    states.set(lock, ObjectState.monitor(-1, 0));
    operations.happened(true, before, states.get(lock));
  }
}
