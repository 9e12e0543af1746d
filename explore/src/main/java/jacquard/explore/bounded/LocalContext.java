package jacquard.explore.bounded;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.explore.Frontier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The local context bound (Definition 7.9): the largest number of context switches that any step
 * knows of. A switch is counted when a thread sees what another has done, not before.
 *
 * <p>C, W and R are named as in the definition. O is the thread that wrote last, whoever has read
 * since: by the definition, a thread that reads its own write sees a switch if another has read it
 * in between. But reads commute, so the value would depend on their order and the bound would not
 * be stable; brute force finds states that are missed then.
 *
 * <p>A thread that is started sees what its parent has done, and one that joins sees what the other
 * has done, as if through a variable. The definition gives a single step the value 1; here it is 0,
 * so that values count switches.
 */
final class LocalContext extends SummingMeter {
  private static final int NOBODY = -1;

  /** What a step has overwritten. */
  private static final class Change {
    final int thread;
    final int[] c;
    final int object;
    final int[] w;
    final int[] r;
    final int o;

    Change(int thread, int[] c, int object, int[] w, int[] r, int o) {
      this.thread = thread;
      this.c = c;
      this.object = object;
      this.w = w;
      this.r = r;
      this.o = o;
    }
  }

  private int[][] c = {};
  private int[][] w = {};
  private int[][] r = {};
  private int[] o = {};
  private final List<Change> changes = new ArrayList<>();

  @Override
  public int next(Execution sofar, Frontier frontier, int thread) {
    int object = frontier.object(thread);
    ensure(sofar.threads(), object);
    int[] clock =
        clockAfter(
            sofar,
            length(),
            thread,
            frontier.writes(thread),
            object,
            frontier.kind(thread) == Kind.JOIN ? frontier.target(thread) : NOBODY);
    return Math.max(value(), sum(clock));
  }

  @Override
  int valueAfter(Execution sofar, int event) {
    int u = sofar.thread(event);
    int x = sofar.object(event);
    Kind kind = sofar.kind(event);
    ensure(sofar.threads(), x);
    boolean touches = x != Dependence.NO_OBJECT;
    changes.add(
        touches
            ? new Change(u, c[u], x, w[x], r[x], o[x])
            : new Change(u, c[u], x, new int[0], new int[0], NOBODY));
    int[] clock =
        clockAfter(
            sofar,
            event,
            u,
            sofar.writes(event),
            x,
            kind == Kind.JOIN ? (int) sofar.argument(event) : NOBODY);
    c[u] = clock;
    if (touches) {
      if (sofar.writes(event)) {
        w[x] = increment(clock, u);
        o[x] = u;
      } else {
        r[x] = r[x].clone();
        r[x][u] = clock[u] + 1;
      }
    }
    return Math.max(value(), sum(clock));
  }

  private int[] clockAfter(Execution sofar, int state, int u, boolean writes, int x, int joined) {
    int[] clock = c[u];
    int start = sofar.startedBy(u);
    if (start >= 0 && isFirstOf(sofar, state, u)) {
      int parent = sofar.thread(start);
      clock = join(clock, increment(clockAt(parent, start), parent));
    }
    if (joined != NOBODY) {
      return join(clock, increment(c[joined], joined));
    }
    if (x == Dependence.NO_OBJECT) {
      return clock;
    }
    int[] seen = o[x] == u ? clock : join(clock, w[x]);
    return writes ? joinOthers(seen, r[x], u) : seen;
  }

  private static boolean isFirstOf(Execution sofar, int state, int u) {
    for (int e = 0; e < state; e++) {
      if (sofar.thread(e) == u) {
        return false;
      }
    }
    return true;
  }

  /** The clock that a thread had after this event of its own. */
  private int[] clockAt(int thread, int event) {
    for (int e = event + 1; e < changes.size(); e++) {
      if (changes.get(e).thread == thread) {
        return changes.get(e).c;
      }
    }
    return c[thread];
  }

  @Override
  void undo(int event) {
    Change change = changes.removeLast();
    c[change.thread] = Arrays.copyOf(change.c, c.length);
    int x = change.object;
    if (x != Dependence.NO_OBJECT) {
      w[x] = Arrays.copyOf(change.w, c.length);
      r[x] = Arrays.copyOf(change.r, c.length);
      o[x] = change.o;
    }
  }

  private void ensure(int threads, int object) {
    if (threads > c.length) {
      c = grown(c, threads, threads);
      w = grown(w, w.length, threads);
      r = grown(r, r.length, threads);
    }
    if (object >= w.length) {
      int known = o.length;
      w = grown(w, object + 1, c.length);
      r = grown(r, object + 1, c.length);
      o = Arrays.copyOf(o, object + 1);
      Arrays.fill(o, known, o.length, NOBODY);
    }
  }

  private static int[][] grown(int[][] rows, int size, int width) {
    int[][] out = new int[size][];
    for (int i = 0; i < size; i++) {
      out[i] = i < rows.length ? Arrays.copyOf(rows[i], width) : new int[width];
    }
    return out;
  }

  private static int[] join(int[] a, int[] b) {
    int[] out = a.clone();
    for (int i = 0; i < b.length; i++) {
      out[i] = Math.max(out[i], b[i]);
    }
    return out;
  }

  /** Definition 7.8: the join, but thread v keeps its own value. */
  private static int[] joinOthers(int[] a, int[] b, int v) {
    int[] out = join(a, b);
    out[v] = a[v];
    return out;
  }

  private static int[] increment(int[] clock, int u) {
    int[] out = clock.clone();
    out[u]++;
    return out;
  }

  private static int sum(int[] clock) {
    return Arrays.stream(clock).sum();
  }
}
