package jacquard.core;

import java.util.Arrays;

/**
 * The happens-before relation of an execution, as vector clocks: the order that every equivalent
 * schedule keeps.
 *
 * <p>A clock counts events: event {@code i} happens before event {@code j} when {@code index(i) <
 * clock(j, thread(i))}. The relation can be rolled back and extended, so that a search pays only
 * for the part in which an execution differs from the last one.
 */
public final class HappensBefore {
  private static final int NONE = -1;

  private final Dependence dependence;
  private int length;
  private int width;
  private int[] clocks = new int[0];
  private int[] previousWrite = new int[0];
  private int[] previousRead = new int[0];
  private int[] previousOfThread = new int[0];
  private int[] objects = new int[0];
  private boolean[] asWrite = new boolean[0];
  private int[] threads = new int[0];

  /** The events at which time passed, the last one at {@code barriers - 1}. */
  private int[] barrier = new int[4];

  private int barriers;

  private int[] lastWrite = new int[0];
  private int[] lastRead = new int[0];
  private int[] lastOfThread = new int[0];

  public HappensBefore(Dependence dependence) {
    this.dependence = dependence;
  }

  /** Computes the relation for a whole execution. */
  public void compute(Execution execution) {
    rollBack(0);
    extend(execution);
  }

  /** Forgets all events from this one on. */
  public void rollBack(int newLength) {
    for (int e = length - 1; e >= newLength; e--) {
      int o = objects[e];
      if (o != Dependence.NO_OBJECT) {
        lastRead[o] = previousRead[e];
        if (asWrite[e]) {
          lastWrite[o] = previousWrite[e];
        }
      }
      lastOfThread[threads[e]] = previousOfThread[e];
    }
    while (barriers > 0 && barrier[barriers - 1] >= newLength) {
      barriers--;
    }
    length = Math.min(length, newLength);
  }

  /** Adds the events of the execution that are not in yet; those that are must be the same. */
  public void extend(Execution execution) {
    extend(execution, execution.length());
  }

  /** Adds the events of the execution up to {@code end}, exclusive. */
  public void extend(Execution execution, int end) {
    ensureCapacity(execution);
    for (int e = length; e < end; e++) {
      append(execution, e);
    }
    length = Math.max(length, end);
  }

  private void append(Execution execution, int e) {
    int t = execution.thread(e);
    int o = execution.object(e);
    boolean write = dependence.countsAsWrite(execution.writes(e));
    threads[e] = t;
    objects[e] = o;
    asWrite[e] = write;
    previousOfThread[e] = lastOfThread[t];
    lastOfThread[t] = e;

    int row = e * width;
    int previous = predecessor(execution, e);
    if (previous == NONE) {
      Arrays.fill(clocks, row, row + width, 0);
    } else {
      System.arraycopy(clocks, previous * width, clocks, row, width);
    }
    if (barriers > 0 && previous < barrier[barriers - 1]) {
      join(row, barrier[barriers - 1]);
    }
    if (o != Dependence.NO_OBJECT) {
      ensureObject(o);
      int writer = lastWrite[o];
      previousWrite[e] = writer;
      previousRead[e] = lastRead[o];
      if (write) {
        if (lastRead[o] == NONE) {
          join(row, writer);
        }
        for (int r = lastRead[o]; r != NONE; r = previousRead[r]) {
          join(row, r); // a read comes after the last write, so its clock includes the writer's
        }
        lastWrite[o] = e;
        lastRead[o] = NONE;
      } else {
        join(row, writer);
        lastRead[o] = e;
      }
    } else if (execution.kind(e) == Kind.JOIN) {
      join(row, lastOrStart(execution, (int) execution.argument(e)));
    } else if (execution.kind(e) == Kind.TIMEOUT) {
      passTime(row, e);
    }
    clocks[row + t] = execution.index(e) + 1;
  }

  /** Time passes only when nobody can move, so all that happened comes before all that follows. */
  private void passTime(int row, int e) {
    for (int last : lastOfThread) {
      if (last != e) {
        join(row, last);
      }
    }
    if (barriers == barrier.length) {
      barrier = Arrays.copyOf(barrier, barriers * 2);
    }
    barrier[barriers++] = e;
  }

  private void join(int row, int other) {
    if (other == NONE) {
      return;
    }
    int from = other * width;
    for (int i = 0; i < width; i++) {
      int c = clocks[from + i];
      if (c > clocks[row + i]) {
        clocks[row + i] = c;
      }
    }
  }

  private int lastOrStart(Execution execution, int thread) {
    return lastOfThread[thread] != NONE ? lastOfThread[thread] : execution.startedBy(thread);
  }

  /**
   * The event whose clock a thread has just before {@code event}: its previous event, or the one
   * that started it; -1 when there is neither.
   */
  public int predecessor(Execution execution, int event) {
    int previous = previousOfThread[event];
    return previous != NONE ? previous : execution.startedBy(threads[event]);
  }

  /** The event whose clock a thread has after all events added so far; -1 when there is none. */
  public int lastOf(Execution execution, int thread) {
    int last = lastOfThread[thread];
    if (last != NONE) {
      return last;
    }
    int start = execution.startedBy(thread);
    return start < length ? start : NONE;
  }

  /** Whether {@code i} happens before {@code j}, or is {@code j}. */
  public boolean ordered(Execution execution, int i, int j) {
    return execution.index(i) < clocks[j * width + threads[i]];
  }

  /** As {@link #ordered}, where {@code j} may be -1: nothing happens before no event. */
  public boolean orderedOrNone(Execution execution, int i, int j) {
    return j != NONE && ordered(execution, i, j);
  }

  /** How many events of {@code thread} happen before {@code event} or are it. */
  public int clock(int event, int thread) {
    return clocks[event * width + thread];
  }

  /** The last event before this one that wrote to its object, or -1. */
  public int previousWrite(int event) {
    return previousWrite[event];
  }

  /**
   * The latest read of the event's object since the last write and before the event, or -1; follow
   * it to all of them by applying this method again.
   */
  public int previousRead(int event) {
    return previousRead[event];
  }

  /** The last write to an object among the events added so far, or -1. */
  public int lastWrite(int object) {
    return object < lastWrite.length ? lastWrite[object] : NONE;
  }

  /** The latest read of an object since the last write, or -1. */
  public int lastRead(int object) {
    return object < lastRead.length ? lastRead[object] : NONE;
  }

  public int length() {
    return length;
  }

  private void ensureCapacity(Execution execution) {
    int neededThreads = execution.threads();
    if (neededThreads > width) {
      int[] wider = new int[Math.max(1, previousWrite.length) * neededThreads];
      for (int e = 0; e < length; e++) {
        System.arraycopy(clocks, e * width, wider, e * neededThreads, width);
      }
      clocks = wider;
      int known = lastOfThread.length;
      lastOfThread = Arrays.copyOf(lastOfThread, neededThreads);
      Arrays.fill(lastOfThread, known, neededThreads, NONE);
      width = neededThreads;
    }
    if (execution.length() > previousWrite.length) {
      int n = Math.max(64, Integer.highestOneBit(execution.length()) * 2);
      clocks = Arrays.copyOf(clocks, n * width);
      previousWrite = Arrays.copyOf(previousWrite, n);
      previousRead = Arrays.copyOf(previousRead, n);
      previousOfThread = Arrays.copyOf(previousOfThread, n);
      objects = Arrays.copyOf(objects, n);
      asWrite = Arrays.copyOf(asWrite, n);
      threads = Arrays.copyOf(threads, n);
    }
  }

  private void ensureObject(int object) {
    if (object >= lastWrite.length) {
      int known = lastWrite.length;
      int n = Math.max(16, Integer.highestOneBit(object) * 2);
      lastWrite = Arrays.copyOf(lastWrite, n);
      lastRead = Arrays.copyOf(lastRead, n);
      Arrays.fill(lastWrite, known, n, NONE);
      Arrays.fill(lastRead, known, n, NONE);
    }
  }
}
