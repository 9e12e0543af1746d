package jacquard.runtime.control.schedule;

import jacquard.core.Dependence;
import jacquard.core.Kind;
import jacquard.hooks.Fiber;
import jacquard.runtime.control.names.Namespace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A thread of the program: what it runs on, and what it is about to do. One object serves the
 * threads with the same number of all executions.
 */
public final class ControlledThread {
  /** No section is held, and no lock is wanted in one. */
  public static final int NONE = -1;

  /** What a thread shows of itself that does not wait. */
  public static final int RUNNABLE = 0;

  public final int number;

  /** What runs it; kept for the next execution if the thread comes to its end. */
  @Nullable Fiber fiber;

  public @Nullable Thread thread;
  @Nullable Runnable body;
  public boolean daemon;
  boolean finished = true;

  /** Whether it is about to be started. */
  public boolean isReserved;

  /** Whether the thread has come to its end, as other threads see it. */
  public boolean ended;

  /** Those that wait for its end and can be interrupted. */
  public final List<ControlledThread> joiners = new ArrayList<>();

  int children;

  /** How many threads it has created that have no name of their own. */
  public int unnamedThreads;

  public int createdThreads;

  private final Namespace own;

  /** Where the objects that it shares get their names from. */
  public Namespace names;

  /** How often it has read the clock within an operation since its last event. */
  int readings;

  /** How many seeds it has asked for. */
  public int drawn;

  /** How many identity hash codes of its private objects it has asked for, by class. */
  public final Map<String, Integer> hashed = new HashMap<>();

  /** Its own view of the time, in nanoseconds since the start of the execution. */
  public long time;

  // ---- the pending operation

  public Kind kind = Kind.YIELD;
  public int object = Dependence.NO_OBJECT;
  public long argument;
  int alternatives = 1;

  /**
   * Whom the pending operation picks one of; null where the number of its alternatives is fixed.
   * Some may go away before the operation is performed.
   */
  public @Nullable List<?> among;

  public int site;
  public int floor = -1;

  /** Whether the operation waits for something that the state of its object does not say. */
  public boolean held;

  /** What the pending operation becomes when its time is over; null where it waits for ever. */
  public @Nullable Kind expired;

  /** How long it waits. */
  long patience;

  /** When its time is over. */
  long deadline;

  /** Whether its time may be over at any moment. */
  boolean isEarly;

  /** Whether it has waited for a day in vain. */
  boolean hasSeenDays;

  /** How many time-outs it has had while others could move. */
  int earlyTimeouts;

  /** How often it has woken up for no reason. */
  public int spuriousWakeUps;

  /** The choice that the policy made for the step that is being taken. */
  int choice;

  /** What a pending compare-and-set looks at; null where its expected value can be compared. */
  public @Nullable Object base;

  public long offset;
  public char type;

  /** Whether the next operation waits for a limited time, even if that may be over at once. */
  public boolean isTimed;

  /** What others see that ask for its state. */
  public int published;

  // ---- sections

  /** On which object of the JDK's the thread works; null while the program itself runs. */
  public @Nullable Object section;

  /** The section in which that was begun. */
  public @Nullable Object outerSection;

  /** The location of the section that the thread holds, or {@link #NONE}. */
  public int open = NONE;

  /** Whether the last access acquired the section. */
  public boolean opened;

  /** How many accesses were made since then. */
  public int absorbed;

  /** The event by which it was acquired. */
  public int openedAt;

  /** A lock that the thread waits for before it acquires its section again. */
  public int wanted = NONE;

  // ---- waiting

  public boolean notified;

  /** What the thread threw, if it ended that way. */
  public @Nullable Throwable thrown;

  public ControlledThread(int number) {
    this.number = number;
    own = Namespace.ofThread(number);
    names = own;
  }

  /** How many alternatives the pending operation has as things are now. */
  int alternatives() {
    return among == null ? alternatives : Math.max(1, among.size());
  }

  public void begin(Thread newThread, Runnable newBody) {
    thread = newThread;
    body = newBody;
    daemon = newThread.isDaemon();
    finished = false;
    isReserved = false;
    children = 0;
    unnamedThreads = 0;
    createdThreads = 0;
    ended = false;
    joiners.clear();
    own.reset();
    names = own;
    drawn = 0;
    readings = 0;
    hashed.clear();
    time = 0;
    kind = Kind.YIELD;
    object = Dependence.NO_OBJECT;
    site = 0;
    floor = -1;
    held = false;
    expired = null;
    isTimed = false;
    published = RUNNABLE;
    isEarly = false;
    hasSeenDays = false;
    earlyTimeouts = 0;
    spuriousWakeUps = 0;
    base = null;
    among = null;
    section = null;
    open = NONE;
    wanted = NONE;
    notified = false;
    thrown = null;
  }
}
