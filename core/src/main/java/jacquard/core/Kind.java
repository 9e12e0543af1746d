package jacquard.core;

/**
 * What a visible operation does. A transition is one such operation followed by invisible code up
 * to the next one.
 *
 * <p>A new kind must be decided in every {@code switch} over this enum; none has a default.
 */
public enum Kind {
  READ,
  WRITE,
  /** Fetch-and-add and the like: reads and writes, never fails. */
  UPDATE,
  /** Compare-and-set: a write when it succeeds, a read when it does not. */
  CAS,
  /**
   * Blocking acquisition of a lock by a thread that does not hold it. Where there is nothing left
   * to be done under the lock, and never will be, it stays free: then this only reads.
   */
  ACQUIRE,
  /** The outermost release of a lock. */
  RELEASE,
  /** Acquisition that fails instead of blocking. */
  TRY_ACQUIRE,
  /** First half of a monitor's wait: releases the lock and joins the wait set. */
  WAIT,
  /** Second half of a monitor's wait: takes the lock again once notified. */
  REACQUIRE,
  /** Wakes one waiter; which one is a data choice. */
  NOTIFY,
  NOTIFY_ALL,
  TAKE_PERMITS,
  GIVE_PERMITS,
  PARK,
  UNPARK,
  /** Asks for the state of a synchronisation object and leaves it as it is. */
  INSPECT,
  /** Sets the interrupt status of a thread, which is part of its parker. */
  INTERRUPT,
  SEND,
  RECEIVE,
  START,
  JOIN,
  YIELD,
  /**
   * Time passes for one thread, because nobody can move: comes after all that happened so far. It
   * has no object of its own; its argument and floor are those of the operation that the thread has
   * waited for, its states are the number of that operation's kind and the object.
   */
  TIMEOUT,
  /** A data choice among a fixed number of alternatives. */
  CHOOSE;

  private static final Kind[] ALL = values();

  /** A small number for this kind, to pack it; valid within one run of the checker only. */
  @SuppressWarnings("EnumOrdinal")
  public int number() {
    return ordinal();
  }

  /** The kind with this {@link #number}. */
  public static Kind of(int number) {
    return ALL[number];
  }

  /** True for plain, volatile and atomic accesses of one memory location. */
  public boolean isMemoryAccess() {
    return switch (this) {
      case READ, WRITE, UPDATE, CAS -> true;
      case ACQUIRE, RELEASE, TRY_ACQUIRE, WAIT, REACQUIRE, NOTIFY, NOTIFY_ALL -> false;
      case TAKE_PERMITS, GIVE_PERMITS, PARK, UNPARK, SEND, RECEIVE, INSPECT, INTERRUPT -> false;
      case START, JOIN, YIELD, TIMEOUT, CHOOSE -> false;
    };
  }

  /** True for operations on a synchronisation object, all of which depend on each other. */
  public boolean isSynchronisation() {
    return switch (this) {
      case READ, WRITE, UPDATE, CAS -> false;
      case ACQUIRE, RELEASE, TRY_ACQUIRE, WAIT, REACQUIRE, NOTIFY, NOTIFY_ALL -> true;
      case TAKE_PERMITS, GIVE_PERMITS, PARK, UNPARK, SEND, RECEIVE, INSPECT, INTERRUPT -> true;
      case START, JOIN, YIELD, TIMEOUT, CHOOSE -> false;
    };
  }

  /** Whether this operation could write when it runs; unlike its outcome, known beforehand. */
  public boolean mayWrite() {
    return isSynchronisation() || (isMemoryAccess() && this != READ);
  }

  /**
   * True for operations that only the holder of a lock performs, so that they are never enabled
   * together with another thread's blocking acquisition of that lock.
   */
  public boolean isByHolder() {
    return switch (this) {
      case RELEASE, WAIT, NOTIFY, NOTIFY_ALL -> true;
      case ACQUIRE, TRY_ACQUIRE, REACQUIRE -> false;
      case READ, WRITE, UPDATE, CAS -> false;
      case TAKE_PERMITS, GIVE_PERMITS, PARK, UNPARK, SEND, RECEIVE, INSPECT, INTERRUPT -> false;
      case START, JOIN, YIELD, TIMEOUT, CHOOSE -> false;
    };
  }

  /** True for the operations that wait until a lock is free. */
  public boolean isBlockingAcquisition() {
    return this == ACQUIRE || this == REACQUIRE;
  }

  /**
   * Whether an operation of this kind is enabled when its object is in {@code state} (encoded as by
   * {@link ObjectState}). Operations that never block answer true.
   *
   * @param argument the operation's argument: permits to take, capacity of the channel, which bits
   *     of a parker let a thread through (0 for any)
   */
  public boolean isEnabledIn(long state, long argument) {
    return switch (this) {
      case ACQUIRE, REACQUIRE -> ObjectState.isFree(state);
      case TAKE_PERMITS -> state >= argument;
      case PARK -> (argument == 0 ? state : state & argument) != 0;
      case RECEIVE -> state > 0;
      case SEND -> state < argument;
      case READ, WRITE, UPDATE, CAS -> true;
      case RELEASE,
          TRY_ACQUIRE,
          WAIT,
          NOTIFY,
          NOTIFY_ALL,
          GIVE_PERMITS,
          UNPARK,
          INSPECT,
          INTERRUPT ->
          true;
      case START, YIELD, TIMEOUT, CHOOSE -> true;
      case JOIN -> false; // nothing that a search may undo can enable or disable it
    };
  }
}
