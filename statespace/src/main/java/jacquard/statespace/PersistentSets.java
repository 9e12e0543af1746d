package jacquard.statespace;

import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.analysis.EndlessSequences;
import jacquard.model.analysis.Footprints;
import java.util.Arrays;

/**
 * Persistent sets from what processes may touch: a set of processes is closed if nothing that they
 * are about to do depends on what any other process may do now or later; then their enabled
 * transitions are a persistent set (Godefroid, 1996, by the scheme of conflicting transitions).
 * What another process can do only after taking a lock that one of the set holds does not count: it
 * has to wait until that one moves (Kahlon, Gupta and Sinha, 2006, section 3). Ample sets in the
 * manner of Clarke, Grumberg and Peled are those with one process.
 */
public final class PersistentSets implements Reduction {
  /** How large closed sets may be. */
  public enum Extent {
    /** Only one process: ample sets by the heuristics for C1. */
    ONE_PROCESS,
    ANY
  }

  private final Machine machine;
  private final Extent extent;
  private final boolean[] barred;
  private final Conflicts conflicts;
  private final Conflicts.Intent[] intents = new Conflicts.Intent[Layout.MAX_PROCESSES];
  private final int[] spots = new int[Layout.MAX_PROCESSES];
  private final int[] enabled = new int[Layout.MAX_PROCESSES];
  private final long[] possible = new long[Layout.MAX_PROCESSES];
  private final int[] order = new int[Layout.MAX_PROCESSES];
  private final boolean[] inside = new boolean[Layout.MAX_PROCESSES];
  private final boolean[] best = new boolean[Layout.MAX_PROCESSES];

  public PersistentSets(Machine machine, Extent extent) {
    this(machine, new Footprints(machine.model()), extent, EndlessSequences.of(machine.model()));
  }

  /**
   * Sets for a property that looks at more than the ends of runs.
   *
   * @param barred edges that are taken only where all others are, too; {@link EndlessSequences}
   *     must be among them
   */
  public PersistentSets(Machine machine, Footprints footprints, Extent extent, boolean[] barred) {
    this.machine = machine;
    this.extent = extent;
    this.barred = barred.clone();
    this.conflicts = new Conflicts(machine, footprints);
  }

  /** Whether another one of the same model would have chosen the same in all states so far. */
  public boolean isRepeatable() {
    return conflicts.toldAllApart();
  }

  /** The reduction of a search that visits states by this method. */
  public static Reduction by(SearchOptions.Method method, Machine machine) {
    return switch (method) {
      case FULL -> Reduction.NONE;
      case PERSISTENT -> new PersistentSets(machine, Extent.ANY);
      case AMPLE -> new PersistentSets(machine, Extent.ONE_PROCESS);
    };
  }

  @Override
  public int choose(byte[] state, long[] transitions, int count) {
    if (count < 2 || Machine.isExclusive(state) || machine.model().allStepsDepend()) {
      return count;
    }
    int processes = state[Layout.COUNT] & 0xff;
    prepare(state, processes, transitions, count);
    int smallest = count;
    for (int seed = processes - 1; seed >= 0 && smallest > 1; seed--) {
      if (enabled[seed] > 0 && enabled[seed] < smallest) {
        int size = close(seed, processes, transitions, count);
        if (size < smallest) {
          smallest = size;
          System.arraycopy(inside, 0, best, 0, processes);
        }
      }
    }
    return smallest == count ? count : moveToFront(transitions, count);
  }

  private void prepare(byte[] state, int processes, long[] transitions, int count) {
    Arrays.fill(enabled, 0, processes, 0);
    Arrays.fill(possible, 0, processes, 0);
    for (int i = 0; i < count; i++) {
      long t = transitions[i];
      note(Transition.process(t), Transition.edge(t));
      if (Transition.isRendezvous(t)) {
        note(Transition.partner(t), Transition.partnerEdge(t));
      }
    }
    for (int p = 0; p < processes; p++) {
      spots[p] = conflicts.spot(state, p);
      intents[p] =
          conflicts.intent(spots[p], possible[p] | conflicts.facingMessages(spots[p], state));
    }
  }

  private void note(int process, int edge) {
    enabled[process]++;
    possible[process] |= conflicts.bit(edge);
  }

  /**
   * The smallest closed set of processes with the seed in it, in {@link #inside}.
   *
   * @return how many transitions are enabled in it; all, if it is not worth having
   */
  private int close(int seed, int processes, long[] transitions, int count) {
    Arrays.fill(inside, 0, processes, false);
    int size = 0;
    inside[seed] = true;
    order[size++] = seed;
    for (int i = 0; i < size; i++) {
      int p = order[i];
      for (int q = 0; q < processes; q++) {
        if (!inside[q] && conflicts.between(intents[p], spots[q])) {
          if (extent == Extent.ONE_PROCESS) {
            return count;
          }
          inside[q] = true;
          order[size++] = q;
        }
      }
    }
    int chosen = 0;
    for (int t = 0; t < count; t++) {
      if (isChosen(transitions[t], inside)) {
        if (isBarred(transitions[t])) {
          return count;
        }
        chosen++;
      }
    }
    return chosen;
  }

  private boolean isBarred(long transition) {
    return barred[Transition.edge(transition)]
        || (Transition.isRendezvous(transition) && barred[Transition.partnerEdge(transition)]);
  }

  private static boolean isChosen(long transition, boolean[] set) {
    return set[Transition.process(transition)]
        || (Transition.isRendezvous(transition) && set[Transition.partner(transition)]);
  }

  private int moveToFront(long[] transitions, int count) {
    int chosen = 0;
    for (int i = 0; i < count; i++) {
      if (isChosen(transitions[i], best)) {
        long t = transitions[i];
        transitions[i] = transitions[chosen];
        transitions[chosen++] = t;
      }
    }
    return chosen;
  }
}
