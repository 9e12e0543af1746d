package jacquard.core;

import java.util.Arrays;

/**
 * What happened in one run: the events, who was enabled before each, what every unfinished thread
 * was about to do at the end, and the outcome.
 *
 * <p>One object is reused for millions of runs, so everything lives in primitive arrays that only
 * grow. Threads, objects and sites are small integers that the subject hands out; equal causal
 * pasts get equal numbers in every run.
 */
public final class Execution {
  private static final int INITIAL_EVENTS = 64;

  /** The floor of an operation that no reordering on its own object can enable. */
  public static final int NEVER = Integer.MAX_VALUE;

  private int length;
  private Kind[] kind = newKinds(INITIAL_EVENTS);
  private int[] thread = new int[INITIAL_EVENTS];
  private int[] index = new int[INITIAL_EVENTS];
  private int[] choice = new int[INITIAL_EVENTS];
  private int[] alternatives = new int[INITIAL_EVENTS];
  private int[] object = new int[INITIAL_EVENTS];
  private boolean[] writes = new boolean[INITIAL_EVENTS];
  private long[] before = new long[INITIAL_EVENTS];
  private long[] argument = new long[INITIAL_EVENTS];
  private long[] after = new long[INITIAL_EVENTS];
  private int[] floor = new int[INITIAL_EVENTS];
  private int[] site = new int[INITIAL_EVENTS];

  private int threads;
  private int words = 1;
  private long[] enabled = new long[INITIAL_EVENTS + 1];

  private int[] eventsOfThread = new int[4];
  private int[] startedBy = new int[4];
  private boolean[] live = new boolean[4];
  private Kind[] pendingKind = newKinds(4);
  private int[] pendingObject = new int[4];
  private long[] pendingArgument = new long[4];
  private int[] pendingFloor = new int[4];
  private int[] pendingSite = new int[4];

  private Outcome outcome = Outcome.Completed.OUTCOME;

  // ---- recording, by the subject

  /** Forgets the last run; {@code initialThreads} threads are live from the start. */
  public void begin(int initialThreads) {
    length = 0;
    threads = 0;
    outcome = Outcome.Completed.OUTCOME;
    for (int t = 0; t < initialThreads; t++) {
      addThread(-1);
    }
    Arrays.fill(enabled, 0, words, 0L);
  }

  /** Adds the thread with the next number, started by this event (-1: live from the start). */
  public void addThread(int startEvent) {
    int t = threads++;
    if (t == startedBy.length) {
      growThreads();
    }
    eventsOfThread[t] = 0;
    startedBy[t] = startEvent;
    live[t] = false;
  }

  /** Makes a thread known that is not started yet, so that threads can have fixed numbers. */
  public void addUnstartedThread() {
    addThread(Integer.MAX_VALUE);
  }

  /** Records which event started a thread added by {@link #addUnstartedThread}. */
  public void started(int thread, int startEvent) {
    startedBy[thread] = startEvent;
  }

  /** Says that a thread can move in the current state, the one before the next event. */
  public void markEnabled(int thread) {
    if (thread >>> 6 >= words) {
      widen((thread >>> 6) + 1);
    }
    enabled[length * words + (thread >>> 6)] |= 1L << thread;
  }

  /** Appends the event that a thread has just performed. */
  public void append(
      int eventThread,
      int eventChoice,
      int eventAlternatives,
      Kind eventKind,
      int eventObject,
      boolean eventWrites,
      long stateBefore,
      long eventArgument,
      long stateAfter,
      int eventFloor,
      int eventSite) {
    int e = length;
    if (e + 1 >= kind.length) {
      growEvents();
    }
    kind[e] = eventKind;
    thread[e] = eventThread;
    index[e] = eventsOfThread[eventThread]++;
    choice[e] = eventChoice;
    alternatives[e] = eventAlternatives;
    object[e] = eventObject;
    writes[e] = eventWrites;
    before[e] = stateBefore;
    argument[e] = eventArgument;
    after[e] = stateAfter;
    floor[e] = eventFloor;
    site[e] = eventSite;
    length = e + 1;
    int from = length * words;
    for (int w = 0; w < words; w++) {
      enabled[from + w] = 0L;
    }
  }

  /** Records what an unfinished thread is about to do when the run ends. */
  public void pending(
      int pendingThread, Kind nextKind, int nextObject, long nextArgument, int nextFloor, int at) {
    live[pendingThread] = true;
    pendingKind[pendingThread] = nextKind;
    pendingObject[pendingThread] = nextObject;
    pendingArgument[pendingThread] = nextArgument;
    pendingFloor[pendingThread] = nextFloor;
    pendingSite[pendingThread] = at;
  }

  public void end(Outcome how) {
    outcome = how;
  }

  // ---- reading

  /** The number of events. */
  public int length() {
    return length;
  }

  /** The number of threads known, started or not; their numbers are 0 to this, exclusive. */
  public int threads() {
    return threads;
  }

  public Kind kind(int event) {
    return kind[event];
  }

  public int thread(int event) {
    return thread[event];
  }

  /** The position of the event among those of its thread, from 0. */
  public int index(int event) {
    return index[event];
  }

  public int choice(int event) {
    return choice[event];
  }

  /** How many alternatives the event's data choice had; 1 where there was no choice. */
  public int alternatives(int event) {
    return alternatives[event];
  }

  public int object(int event) {
    return object[event];
  }

  public boolean writes(int event) {
    return writes[event];
  }

  /** The state of the event's object just before it, see {@link ObjectState}. */
  public long before(int event) {
    return before[event];
  }

  /** Expected value of a CAS, value written, permits, capacity or target thread. */
  public long argument(int event) {
    return argument[event];
  }

  public long after(int event) {
    return after[event];
  }

  /** The event that made this operation possible, such as the notify of a woken waiter; or -1. */
  public int floor(int event) {
    return floor[event];
  }

  /** Where in the program the event happened, a number that the subject's vocabulary explains. */
  public int site(int event) {
    return site[event];
  }

  public long label(int event) {
    return Label.of(thread[event], choice[event]);
  }

  /** Whether a thread could move in the state before {@code event} (or at the end). */
  public boolean enabled(int event, int t) {
    int word = t >>> 6;
    return word < words && (enabled[event * words + word] & (1L << t)) != 0;
  }

  public boolean anyEnabled(int event) {
    for (int w = 0; w < words; w++) {
      if (enabled[event * words + w] != 0) {
        return true;
      }
    }
    return false;
  }

  /** The enabled thread with the lowest number from {@code from} on, or -1. */
  public int nextEnabled(int event, int from) {
    int word = from >>> 6;
    if (word >= words) {
      return -1;
    }
    long bits = enabled[event * words + word] & (-1L << from);
    while (bits == 0) {
      if (++word == words) {
        return -1;
      }
      bits = enabled[event * words + word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }

  public int enabledCount(int event) {
    int count = 0;
    for (int w = 0; w < words; w++) {
      count += Long.bitCount(enabled[event * words + w]);
    }
    return count;
  }

  /** How many events of this thread the run has. */
  public int eventsOf(int t) {
    return eventsOfThread[t];
  }

  /** Which kind of operation a thread has waited for until this event, that its time was over. */
  public Kind awaitedKind(int event) {
    return Kind.of((int) before[event]);
  }

  /** The object of the operation that a thread has waited for until this event. */
  public int awaitedObject(int event) {
    return (int) after[event];
  }

  /** The event that started this thread; -1 when it was live from the start. */
  public int startedBy(int t) {
    return startedBy[t];
  }

  /** Whether this thread was live in the state before {@code event}, finished threads included. */
  public boolean startedBefore(int event, int t) {
    return startedBy[t] < event;
  }

  /**
   * Whether this thread had not finished when the run ended, so that it has a pending operation.
   */
  public boolean hasPending(int t) {
    return live[t];
  }

  public Kind pendingKind(int t) {
    return pendingKind[t];
  }

  public int pendingObject(int t) {
    return pendingObject[t];
  }

  public long pendingArgument(int t) {
    return pendingArgument[t];
  }

  public int pendingFloor(int t) {
    return pendingFloor[t];
  }

  public int pendingSite(int t) {
    return pendingSite[t];
  }

  public Outcome outcome() {
    return outcome;
  }

  /** The choices made, as a schedule that replays this run. */
  public Schedule schedule(String fingerprint) {
    long[] labels = new long[length];
    for (int e = 0; e < length; e++) {
      labels[e] = label(e);
    }
    return new Schedule(fingerprint, labels);
  }

  /** Switches away from a thread that could have gone on. */
  public int preemptions() {
    int count = 0;
    for (int e = 1; e < length; e++) {
      if (isPreemption(e)) {
        count++;
      }
    }
    return count;
  }

  /** Whether the event interrupts a thread that could have gone on. */
  public boolean isPreemption(int event) {
    return event > 0 && thread[event] != thread[event - 1] && enabled(event, thread[event - 1]);
  }

  // ---- growth

  private void growEvents() {
    int n = kind.length * 2;
    kind = grown(kind, n);
    thread = Arrays.copyOf(thread, n);
    index = Arrays.copyOf(index, n);
    choice = Arrays.copyOf(choice, n);
    alternatives = Arrays.copyOf(alternatives, n);
    object = Arrays.copyOf(object, n);
    writes = Arrays.copyOf(writes, n);
    before = Arrays.copyOf(before, n);
    argument = Arrays.copyOf(argument, n);
    after = Arrays.copyOf(after, n);
    floor = Arrays.copyOf(floor, n);
    site = Arrays.copyOf(site, n);
    enabled = Arrays.copyOf(enabled, (n + 1) * words);
  }

  private void growThreads() {
    int n = startedBy.length * 2;
    eventsOfThread = Arrays.copyOf(eventsOfThread, n);
    startedBy = Arrays.copyOf(startedBy, n);
    live = Arrays.copyOf(live, n);
    pendingKind = grown(pendingKind, n);
    pendingObject = Arrays.copyOf(pendingObject, n);
    pendingArgument = Arrays.copyOf(pendingArgument, n);
    pendingFloor = Arrays.copyOf(pendingFloor, n);
    pendingSite = Arrays.copyOf(pendingSite, n);
  }

  private static Kind[] newKinds(int n) {
    Kind[] kinds = new Kind[n];
    Arrays.fill(kinds, Kind.YIELD);
    return kinds;
  }

  private static Kind[] grown(Kind[] kinds, int n) {
    Kind[] longer = newKinds(n);
    System.arraycopy(kinds, 0, longer, 0, kinds.length);
    return longer;
  }

  /** Gives every state's set of enabled threads more words; happens once per 64 threads. */
  private void widen(int newWords) {
    long[] wider = new long[(kind.length + 1) * newWords];
    for (int e = 0; e <= length; e++) {
      System.arraycopy(enabled, e * words, wider, e * newWords, words);
    }
    enabled = wider;
    words = newWords;
  }
}
