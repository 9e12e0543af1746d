package jacquard.statespace.liveness;

import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.run.Run;
import jacquard.statespace.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a run violates a property: told from the states along the run and the claim alone, so
 * that a counterexample can be trusted without the search that found it.
 */
public final class LassoCheck {
  /** A state that the claim sees. */
  private static final class Point {
    /** How many steps lead to it. */
    final int step;

    final byte[] state;

    /** The processes that can move. */
    final BitSet enabled = new BitSet();

    Point(int step, byte[] state) {
      this.step = step;
      this.state = state;
    }
  }

  private final Machine machine;
  private final Claim claim;
  private final Fairness fairness;
  private final Path path;
  private final List<Point> points = new ArrayList<>();

  private LassoCheck(Machine machine, Claim claim, Fairness fairness, Path path) {
    this.machine = machine;
    this.claim = claim;
    this.fairness = fairness;
    this.path = path;
    Run run = new Run(machine);
    add(run, 0);
    for (int step = 0; step < path.length(); step++) {
      run.perform(path.transition(step));
      add(run, step + 1);
    }
  }

  private void add(Run run, int step) {
    if (!Machine.isExclusive(run.state())) {
      Point point = new Point(step, Arrays.copyOf(run.state(), machine.length(run.state())));
      for (long t : run.enabled()) {
        point.enabled.set(Transition.process(t));
      }
      points.add(point);
    }
  }

  /**
   * The same run, with the shortest cycle at its end that makes it a violation, or without a cycle
   * if it takes the claim to its end; empty if it violates nothing.
   */
  public static Optional<Path> violation(
      Machine machine, Property property, Fairness fairness, Path path) {
    return new LassoCheck(machine, Claims.refuting(property, machine), fairness, path).violation();
  }

  /** What goes wrong when the property is looked at in the last state of a run. */
  public static Optional<Fault> fault(Machine machine, Property property, Path path) {
    Claim claim = Claims.refuting(property, machine);
    LassoCheck check = new LassoCheck(machine, claim, Fairness.NONE, path);
    Point last = check.points.getLast();
    int[] targets = new int[claim.mostTargets() + 1];
    for (int location : locations(check.reached().getLast())) {
      try {
        claim.next(last.state, last.enabled.isEmpty(), location, targets);
      } catch (FaultException e) {
        return Optional.of(e.fault());
      }
    }
    return Optional.empty();
  }

  /**
   * A run that repeats what a violating one does, in as few steps.
   *
   * @throws IllegalStateException if the given run violates nothing
   */
  static Path shortest(Machine machine, Property property, Fairness fairness, Path path) {
    Claim claim = Claims.refuting(property, machine);
    LassoCheck check = new LassoCheck(machine, claim, fairness, path);
    Path violation = check.violation().orElseThrow(() -> nothing(path));
    return check.turnedBack(violation);
  }

  private static IllegalStateException nothing(Path path) {
    return new IllegalStateException("found, but violates nothing: " + path);
  }

  /** The same infinite run, whose cycle begins as early as it can. */
  private Path turnedBack(Path violation) {
    if (violation.cycle().isEmpty() || violation.cycle().getAsInt() == violation.length()) {
      return violation;
    }
    int last = points.size() - 1;
    int turns = 0;
    while (isSame(last - 1 - turns, indexOf(violation.cycle().getAsInt()) - 1 - turns)) {
      turns++;
    }
    // Another process may have moved between the same states, so fairness is to be checked again.
    Path shorter = violation.prefix(points.get(last - turns).step);
    return new LassoCheck(machine, claim, fairness, shorter).violation().orElse(violation);
  }

  private int indexOf(int step) {
    int index = 0;
    while (points.get(index).step != step) {
      index++;
    }
    return index;
  }

  private boolean isSame(int point, int earlier) {
    return earlier >= 0 && Arrays.equals(points.get(point).state, points.get(earlier).state);
  }

  private Optional<Path> violation() {
    Point last = points.getLast();
    if (last.step != path.length()) {
      return Optional.empty();
    }
    List<BitSet> reached = reached();
    BitSet ends = new BitSet();
    for (int location : locations(after(reached.getLast(), last))) {
      ends.set(location, claim.isEnd(location));
    }
    if (!ends.isEmpty()) {
      return Optional.of(path);
    }
    if (last.enabled.isEmpty() && isAccepted(List.of(last), reached.getLast())) {
      return Optional.of(path.repeatingFrom(path.length()));
    }
    for (int start = points.size() - 2; start >= 0; start--) {
      List<Point> cycle = points.subList(start, points.size() - 1);
      if (Arrays.equals(points.get(start).state, last.state)
          && isFair(cycle)
          && isAccepted(cycle, reached.get(start))) {
        return Optional.of(path.repeatingFrom(points.get(start).step));
      }
    }
    return Optional.empty();
  }

  private static int[] locations(BitSet set) {
    return set.stream().toArray();
  }

  /** Where the claim can be when it gets to each point. */
  private List<BitSet> reached() {
    List<BitSet> reached = new ArrayList<>();
    BitSet here = new BitSet();
    here.set(claim.initial());
    for (Point point : points) {
      reached.add(here);
      here = after(here, point);
    }
    return reached;
  }

  private BitSet after(BitSet locations, Point point) {
    int[] targets = new int[claim.mostTargets() + 1];
    BitSet after = new BitSet();
    for (int location : locations(locations)) {
      try {
        int count = claim.next(point.state, point.enabled.isEmpty(), location, targets);
        for (int i = 0; i < count; i++) {
          after.set(targets[i]);
        }
      } catch (FaultException _) {
        // A failed assertion of the claim is a violation of another kind, and leads nowhere.
      }
    }
    return after;
  }

  private boolean isFair(List<Point> cycle) {
    if (fairness == Fairness.NONE) {
      return true;
    }
    BitSet idle = new BitSet();
    for (Point point : cycle) {
      BitSet stuck = new BitSet();
      stuck.set(0, Layout.MAX_PROCESSES);
      stuck.andNot(point.enabled);
      idle.or(stuck);
    }
    for (int step = cycle.getFirst().step; step < path.length(); step++) {
      idle.set(Transition.process(path.transition(step)));
    }
    return idle.cardinality() == Layout.MAX_PROCESSES;
  }

  /** Whether the claim, from one of these locations, accepts the cycle repeated for ever. */
  private boolean isAccepted(List<Point> cycle, BitSet from) {
    Map<Integer, Round> rounds = new HashMap<>();
    BitSet live = closure(cycle, from, rounds);
    for (int q : locations(live)) {
      BitSet accepting = round(cycle, q, rounds).accepting;
      for (int after : locations(accepting)) {
        BitSet start = new BitSet();
        start.set(after);
        if (closure(cycle, start, rounds).get(q)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Where any number of rounds take the claim. */
  private BitSet closure(List<Point> cycle, BitSet from, Map<Integer, Round> rounds) {
    BitSet all = (BitSet) from.clone();
    BitSet fresh = from;
    while (!fresh.isEmpty()) {
      BitSet next = new BitSet();
      fresh.stream().forEach(q -> next.or(round(cycle, q, rounds).once));
      next.andNot(all);
      all.or(next);
      fresh = next;
    }
    return all;
  }

  /**
   * Where one round takes the claim from a location.
   *
   * @param accepting where it takes it if it accepts on the way
   */
  private record Round(BitSet once, BitSet accepting) {}

  private Round round(List<Point> cycle, int location, Map<Integer, Round> rounds) {
    Round known = rounds.get(location);
    if (known != null) {
      return known;
    }
    BitSet all = new BitSet();
    BitSet accepted = new BitSet();
    all.set(location);
    for (Point point : cycle) {
      for (int q : locations(all)) {
        if (claim.isAccepting(point.state, q)) {
          accepted.set(q);
        }
      }
      all = after(all, point);
      accepted = after(accepted, point);
    }
    Round round = new Round(all, accepted);
    rounds.put(location, round);
    return round;
  }
}
