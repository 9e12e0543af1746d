package jacquard.runtime.control.execution;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.runtime.control.schedule.Recording;
import java.util.Arrays;

/**
 * The happens-before relation of the Java memory model along one execution, and the data races that
 * it leaves. This is not the order that searches use: two conflicting plain accesses order nothing.
 *
 * <p>Synchronises: volatile writes with later volatile reads, releases with acquisitions, whatever
 * is done to a lock, permit or signal with what comes after it, start and join. One vector clock
 * for each thread and each synchronising location; of plain accesses, the last write and the reads
 * since, one for each thread (as FastTrack does, without its compression).
 */
final class MemoryOrder {
  /** Told of each race. */
  interface Report {
    void race(int first, int second);
  }

  private static final int NONE = -1;

  private final Recording recording;
  private final StretchOrder stretches;
  private int width;
  private int[] clocks = new int[0];
  private int[] published = new int[0];
  private boolean[] isPublished = new boolean[0];
  private int[] lastWrite = new int[0];
  private int[] lastReads = new int[0];
  private int[] touched = new int[64];
  private int touchedCount;
  private int[] time = new int[64];

  MemoryOrder(Recording recording) {
    this.recording = recording;
    stretches = new StretchOrder(recording.stretches());
  }

  void races(Execution e, Report report) {
    reset(e);
    for (int i = 0; i < e.length(); i++) {
      int t = e.thread(i);
      int o = e.object(i);
      if (e.index(i) == 0 && e.startedBy(t) >= 0) {
        join(clocks, t * width, clocks, inherited(t));
      }
      time[i] = ++clocks[t * width + t];
      if (o != Dependence.NO_OBJECT) {
        touch(o);
        if (e.kind(i).isMemoryAccess()) {
          if (stretches.isNext(i)) {
            stretch(e, i, t, stretches.take(e), report);
          } else {
            memory(e, i, t, o, report);
          }
        } else {
          acquire(t, o);
          if (e.writes(i)) {
            release(t, o);
          }
        }
      } else if (e.kind(i) == Kind.START) {
        int child = (int) e.argument(i);
        System.arraycopy(clocks, t * width, clocks, inherited(child), width);
      } else if (e.kind(i) == Kind.JOIN) {
        join(clocks, t * width, clocks, (int) e.argument(i) * width);
      }
    }
  }

  private void memory(Execution e, int i, int t, int o, Report report) {
    int order = recording.order(i);
    boolean reads = e.kind(i) != Kind.WRITE;
    boolean writes = e.writes(i);
    if (order >= Access.ACQUIRE_RELEASE && reads) {
      acquire(t, o);
    }
    int w = lastWrite[o];
    if (w != NONE && e.thread(w) != t && !isBefore(e, w, t) && isRacy(w, i)) {
      report.race(w, i);
    }
    if (writes) {
      for (int other = 0; other < width; other++) {
        int r = lastReads[o * width + other];
        if (r != NONE && other != t && !isBefore(e, r, t) && isRacy(r, i)) {
          report.race(r, i);
        }
        lastReads[o * width + other] = NONE;
      }
      lastWrite[o] = i;
    } else {
      lastReads[o * width + t] = i;
    }
    if (order >= Access.ACQUIRE_RELEASE && writes) {
      release(t, o);
    }
  }

  /** An access of a part of a location: it meets those before it that overlap. */
  private void stretch(Execution e, int i, int t, int stretch, Report report) {
    int order = recording.order(i);
    boolean acquires = order >= Access.ACQUIRE_RELEASE && e.kind(i) != Kind.WRITE;
    int s = stretches.lastBefore(stretch, stretch);
    while (acquires && s >= 0) {
      int[] published = stretches.published(s);
      if (published.length > 0) {
        join(clocks, t * width, published, 0);
      }
      s = stretches.lastBefore(stretch, s);
    }
    s = stretches.lastBefore(stretch, stretch);
    while (s >= 0) {
      int earlier = stretches.event(s);
      boolean conflict = e.thread(earlier) != t && (e.writes(earlier) || e.writes(i));
      if (conflict && !isBefore(e, earlier, t) && isRacy(earlier, i)) {
        report.race(earlier, i);
      }
      s = stretches.lastBefore(stretch, s);
    }
    if (order >= Access.ACQUIRE_RELEASE && e.writes(i)) {
      stretches.publish(stretch, clocks, t * width, width);
    }
  }

  /** Accesses that are not plain are atomic and race with plain ones only. */
  private boolean isRacy(int i, int j) {
    return recording.order(i) == Access.PLAIN || recording.order(j) == Access.PLAIN;
  }

  private boolean isBefore(Execution e, int event, int thread) {
    int other = e.thread(event);
    return time[event] <= clocks[thread * width + other];
  }

  /** Where the clock is that a thread inherits from the one that started it. */
  private int inherited(int t) {
    return (width + t) * width;
  }

  private void acquire(int t, int o) {
    if (isPublished[o]) {
      join(clocks, t * width, published, o * width);
    }
  }

  private void release(int t, int o) {
    if (isPublished[o]) {
      join(published, o * width, clocks, t * width);
    } else {
      System.arraycopy(clocks, t * width, published, o * width, width);
      isPublished[o] = true;
    }
  }

  private void join(int[] into, int at, int[] from, int row) {
    for (int k = 0; k < width; k++) {
      into[at + k] = Math.max(into[at + k], from[row + k]);
    }
  }

  private void reset(Execution e) {
    stretches.begin();
    for (int k = 0; k < touchedCount; k++) {
      int o = touched[k];
      isPublished[o] = false;
      lastWrite[o] = NONE;
      Arrays.fill(lastReads, o * width, o * width + width, NONE);
    }
    touchedCount = 0;
    if (e.threads() > width) {
      width = e.threads();
      int objects = lastWrite.length;
      published = new int[objects * width];
      lastReads = new int[objects * width];
      Arrays.fill(lastReads, NONE);
    }
    int n = 2 * width * width;
    if (clocks.length < n) {
      clocks = new int[n];
    } else {
      Arrays.fill(clocks, 0);
    }
    if (time.length < e.length()) {
      time = new int[Math.max(e.length(), time.length * 2)];
    }
  }

  private void touch(int o) {
    if (o >= lastWrite.length) {
      int known = lastWrite.length;
      int n = Math.max(o + 1, known * 2);
      lastWrite = Arrays.copyOf(lastWrite, n);
      Arrays.fill(lastWrite, known, n, NONE);
      isPublished = Arrays.copyOf(isPublished, n);
      published = Arrays.copyOf(published, n * width);
      lastReads = Arrays.copyOf(lastReads, n * width);
      Arrays.fill(lastReads, known * width, n * width, NONE);
    }
    if (touchedCount == touched.length) {
      touched = Arrays.copyOf(touched, touchedCount * 2);
    }
    touched[touchedCount++] = o;
  }
}
