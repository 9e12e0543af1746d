package jacquard.statespace;

import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import java.util.Arrays;

/**
 * Sets of transitions that need not be taken in a state, since what follows them is explored from
 * an earlier one (Godefroid, 1996).
 */
final class SleepSets {
  static final long[] EMPTY = {};

  private final Footprints footprints;
  private final boolean allDepend;

  SleepSets(Machine machine) {
    this.footprints = new Footprints(machine.model());
    this.allDepend = machine.model().tracksLastMover();
  }

  static boolean contains(long[] set, long transition) {
    for (long t : set) {
      if (t == transition) {
        return true;
      }
    }
    return false;
  }

  static long[] with(long[] set, long transition) {
    long[] larger = Arrays.copyOf(set, set.length + 1);
    larger[set.length] = transition;
    return larger;
  }

  static long[] both(long[] one, long[] other) {
    return Arrays.stream(one).filter(t -> contains(other, t)).toArray();
  }

  static long[] without(long[] one, long[] other) {
    return Arrays.stream(one).filter(t -> !contains(other, t)).toArray();
  }

  /** What is still asleep after a step: all that does not depend on it. */
  long[] after(long[] set, long step) {
    return Arrays.stream(set).filter(t -> !dependent(t, step)).toArray();
  }

  /** Whether two transitions that are both enabled may not be swapped. */
  private boolean dependent(long a, long b) {
    return allDepend || sharesProcess(a, b) || touched(a).conflictsWith(touched(b));
  }

  private static boolean sharesProcess(long a, long b) {
    return moves(a, Transition.process(b))
        || (Transition.isRendezvous(b) && moves(a, Transition.partner(b)));
  }

  private static boolean moves(long transition, int process) {
    return Transition.process(transition) == process
        || (Transition.isRendezvous(transition) && Transition.partner(transition) == process);
  }

  private Footprint touched(long transition) {
    Footprint own = footprints.taken(Transition.edge(transition));
    if (!Transition.isRendezvous(transition)) {
      return own;
    }
    Footprint both = new Footprint();
    both.add(own);
    both.add(footprints.taken(Transition.partnerEdge(transition)));
    return both;
  }
}
