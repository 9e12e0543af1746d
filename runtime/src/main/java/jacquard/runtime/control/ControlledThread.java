package jacquard.runtime.control;

import jacquard.core.Dependence;
import jacquard.core.Kind;
import jacquard.hooks.Fiber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A thread of the program: what it runs on, and what it is about to do. One object serves the
 * threads with the same number of all executions.
 */
final class ControlledThread {
  /** No section is held, and no lock is wanted in one. */
  static final int NONE = -1;

  /** What a thread shows of itself that does not wait. */
  static final int RUNNABLE = 0;

  final int number;

  /** What runs it; kept for the next execution if the thread comes to its end. */
  @Nullable Fiber fiber;

  @Nullable Thread thread;
  @Nullable Runnable body;
  boolean daemon;
  boolean finished = true;

  /** Whether it is about to be started. */
  boolean isReserved;

  /** Whether the thread has come to its end, as other threads see it. */
  boolean ended;

  /** Those that wait for its end and can be interrupted. */
  final List<ControlledThread> joiners = new ArrayList<>();

  int children;

  /** How many threads it has created that have no name of their own. */
  int unnamedThreads;

  int createdThreads;

  private final Namespace own;

  /** Where the objects that it shares get their names from. */
  Namespace names;

  /** How many seeds it has asked for. */
  int drawn;

  /** How many identity hash codes of its private objects it has asked for, by class. */
  final Map<String, Integer> hashed = new HashMap<>();

  /** Its own view of the time, in nanoseconds since the start of the execution. */
  long time;

  // ---- the pending operation

  Kind kind = Kind.YIELD;
  int object = Dependence.NO_OBJECT;
  long argument;
  int alternatives = 1;
  int site;
  int floor = -1;

  /** Whether the operation waits for something that the state of its object does not say. */
  boolean held;

  /** What the pending operation becomes when its time is over; null where it waits for ever. */
  @Nullable Kind expired;

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
  int spuriousWakeUps;

  /** The choice that the policy made for the step that is being taken. */
  int choice;

  /** What a pending compare-and-set looks at; null where its expected value can be compared. */
  @Nullable Object base;

  long offset;
  char type;

  /** Whether the next operation waits for a limited time, even if that may be over at once. */
  boolean isTimed;

  /** What others see that ask for its state. */
  int published;

  // ---- sections

  /** On which object of the JDK's the thread works; null while the program itself runs. */
  @Nullable Object section;

  /** The location of the section that the thread holds, or {@link #NONE}. */
  int open = NONE;

  /** Whether the last access acquired the section. */
  boolean opened;

  /** How many accesses were made since then. */
  int absorbed;

  /** The event by which it was acquired. */
  int openedAt;

  /** A lock that the thread waits for before it acquires its section again. */
  int wanted = NONE;

  // ---- waiting

  boolean notified;

  /** What the thread threw, if it ended that way. */
  @Nullable Throwable thrown;

  ControlledThread(int number) {
    this.number = number;
    own = Namespace.ofThread(number);
    names = own;
  }

  void begin(Thread newThread, Runnable newBody) {
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
    section = null;
    open = NONE;
    wanted = NONE;
    notified = false;
    thrown = null;
  }
}
