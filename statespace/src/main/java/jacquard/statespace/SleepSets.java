package jacquard.statespace;

import jacquard.model.Edge;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.analysis.Footprint;
import jacquard.model.analysis.Footprints;
import java.util.Arrays;
import java.util.List;

/**
 * Sets of transitions that need not be taken in a state, since what follows them is explored from
 * an earlier one (Godefroid, 1996).
 */
final class SleepSets {
  static final long[] EMPTY = {};

  private final Machine machine;
  private final Successors successors;
  private final Footprints footprints;
  private final boolean allDepend;
  private final byte[] first;
  private final byte[] second;

  SleepSets(Machine machine) {
    this.machine = machine;
    this.successors = new Successors(machine);
    this.first = new byte[machine.maxLength()];
    this.second = new byte[machine.maxLength()];
    this.footprints = new Footprints(machine.model());
    this.allDepend = machine.model().allStepsDepend();
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

  /** What is still asleep after a step in this state: all that does not depend on it there. */
  long[] after(long[] set, long step, byte[] state) {
    return Arrays.stream(set).filter(t -> isIndependent(t, step, state)).toArray();
  }

  /** Whether two transitions that are both enabled can be swapped: by what they touch, or tried. */
  private boolean isIndependent(long a, long b, byte[] state) {
    if (allDepend || sharesProcess(a, b)) {
      return false;
    }
    Footprint one = touched(a);
    Footprint other = touched(b);
    return (!one.conflictsWith(other) && !runsAlone(a) && !runsAlone(b))
        || (!one.isEverything() && !other.isEverything() && commute(a, b, state));
  }

  /**
   * An atomic sequence may stop inside, or never end, and then the others cannot move. It may also
   * hand on to another process, whose steps are not in its footprint.
   */
  private boolean runsAlone(long transition) {
    List<Edge> edges = machine.model().edges();
    return edges.get(Transition.edge(transition)).exclusive()
        || (Transition.isRendezvous(transition)
            && edges.get(Transition.partnerEdge(transition)).exclusive());
  }

  /** Two elements of an array may be two things, which only the state tells. */
  private boolean commute(long a, long b, byte[] state) {
    return run(state, a, b, first)
        && run(state, b, a, second)
        && Arrays.equals(first, 0, machine.length(first), second, 0, machine.length(second));
  }

  private boolean run(byte[] from, long one, long other, byte[] into) {
    System.arraycopy(from, 0, into, 0, machine.length(from));
    return perform(into, one) && isEnabled(into, other) && perform(into, other);
  }

  private boolean perform(byte[] state, long transition) {
    successors.advance(state, transition, _ -> {});
    return successors.fault().isEmpty() && !Machine.isExclusive(state);
  }

  private boolean isEnabled(byte[] state, long transition) {
    int found = successors.expand(state);
    for (int i = 0; i < found; i++) {
      if (successors.transitions()[i] == transition) {
        return true;
      }
    }
    return false;
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
