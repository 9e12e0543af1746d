package jacquard.symbolic.engine;

import jacquard.core.Violation;
import jacquard.ltl.Formula;
import jacquard.ltl.Lasso;
import jacquard.ltl.LassoEvaluation;
import jacquard.ltl.Propositions;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Transition;
import jacquard.model.print.FaultText;
import jacquard.model.run.Interpreter;
import jacquard.model.run.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A run of a model that comes back to where it was, made again on the interpreter. Whether it
 * violates a property is told from its states and the meaning of the formula alone, without any
 * automaton or circuit.
 */
final class InfiniteRun {
  /** A state in which no process runs alone. */
  private static final class Point {
    /** How many steps lead to it. */
    final int step;

    final byte[] state;

    /** The processes that can move. */
    final BitSet enabled;

    Point(int step, byte[] state, BitSet enabled) {
      this.step = step;
      this.state = state;
      this.enabled = enabled;
    }
  }

  private final RunProperty property;
  private final Interpreter machine;
  private final long[] path;
  private final List<Point> points = new ArrayList<>();

  InfiniteRun(RunProperty property, long[] path) {
    this.property = property;
    this.machine = new Interpreter(property.target().model());
    this.path = path.clone();
    Run run = new Run(machine);
    add(run, 0);
    for (int step = 0; step < path.length; step++) {
      run.perform(path[step]);
      add(run, step + 1);
    }
  }

  private void add(Run run, int step) {
    if (!Machine.isExclusive(run.state())) {
      BitSet enabled = new BitSet();
      for (long t : run.enabled()) {
        enabled.set(Transition.process(t));
      }
      points.add(new Point(step, Arrays.copyOf(run.state(), machine.length(run.state())), enabled));
    }
  }

  /**
   * The step at which the shortest cycle begins that makes the run a violation; that after the last
   * where it stays in its last state. Empty if it violates nothing.
   */
  OptionalInt cycle() {
    Point last = points.getLast();
    if (last.step != path.length) {
      return OptionalInt.empty();
    }
    if (last.enabled.isEmpty() && isViolated(points.size() - 1, points.size())) {
      return OptionalInt.of(path.length);
    }
    for (int start = points.size() - 2; start >= 0; start--) {
      if (Arrays.equals(points.get(start).state, last.state)
          && isFair(start)
          && isViolated(start, points.size() - 1)) {
        return OptionalInt.of(points.get(start).step);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * The same for a run that repeats its steps from a given one on, of which it is known that all
   * that matters is then as it was.
   */
  OptionalInt cycleFrom(int step) {
    int start = 0;
    while (start < points.size() && points.get(start).step < step) {
      start++;
    }
    return start < points.size() - 1 && isFair(start) && isViolated(start, points.size() - 1)
        ? OptionalInt.of(points.get(start).step)
        : OptionalInt.empty();
  }

  /** After how many steps a never claim is at its end, which is a violation whatever follows. */
  OptionalInt end() {
    if (property.never().isEmpty()) {
      return OptionalInt.empty();
    }
    OptionalInt seen = never(points.size()).end();
    return seen.isEmpty()
        ? seen
        : OptionalInt.of(points.get(Math.max(seen.getAsInt() - 1, 0)).step);
  }

  /**
   * What goes wrong when the property is looked at.
   *
   * @param steps that lead to the state
   */
  record Failure(int steps, Violation violation) {}

  /** The first state that the property cannot be looked at in, or in which its assertion fails. */
  Optional<Failure> failure() {
    if (property.never().isPresent()) {
      return never(points.size()).failure().map(f -> failure(f.state(), f.fault()));
    }
    for (int i = 0; i < points.size() && property.formula().isPresent(); i++) {
      Point point = points.get(i);
      try {
        for (Expression atom : property.formula().get().atoms().values()) {
          machine.isTrue(atom, point.state, point.enabled.isEmpty());
        }
      } catch (FaultException e) {
        return Optional.of(failure(i, e.fault()));
      }
    }
    return Optional.empty();
  }

  private Failure failure(int point, Fault fault) {
    return new Failure(
        points.get(point).step,
        new Violation(fault.kind().violation(), FaultText.ofProperty(fault)));
  }

  private NeverRun never(int seen) {
    return new NeverRun(
        property.never().orElseThrow(),
        seen,
        (condition, i) -> {
          Point point = points.get(i);
          return machine.isTrue(condition, point.state, point.enabled.isEmpty());
        });
  }

  /** Whether it is a violation that all goes on as between two points. */
  private boolean isViolated(int from, int to) {
    if (property.never().isPresent()) {
      return never(from).accepts(from, to);
    }
    List<Point> cycle = points.subList(from, to);
    if (property.formula().isEmpty()) {
      return cycle.stream().anyMatch(p -> isAccepting(p.state));
    }
    Model.Formula formula = property.formula().get();
    Formula wanted = Formula.parse(formula.text());
    Propositions propositions = Propositions.of(wanted);
    long[] letters = new long[to];
    for (int i = 0; i < to; i++) {
      Point point = points.get(i);
      for (int p = 0; p < propositions.names().size(); p++) {
        Expression atom = formula.atoms().get(propositions.names().get(p));
        if (atom != null && machine.isTrue(atom, point.state, point.enabled.isEmpty())) {
          letters[i] |= 1L << p;
        }
      }
    }
    Lasso word = new Lasso(Arrays.copyOf(letters, from), Arrays.copyOfRange(letters, from, to));
    return !new LassoEvaluation(word, propositions).satisfies(wanted);
  }

  private boolean isAccepting(byte[] state) {
    for (int p = 0; p < (state[Layout.COUNT] & 0xff); p++) {
      Location at = machine.graph(state, p).location(machine.location(state, p));
      if (at.is(Location.Mark.ACCEPT)) {
        return true;
      }
    }
    return false;
  }

  /** Whether every process moves or cannot, somewhere between a point and the end. */
  private boolean isFair(int from) {
    if (!property.asked().isFair()) {
      return true;
    }
    BitSet treated = new BitSet();
    for (Point point : points.subList(from, points.size() - 1)) {
      for (int p = 0; p < Layout.MAX_PROCESSES; p++) {
        treated.set(p, treated.get(p) || !point.enabled.get(p));
      }
    }
    for (int step = points.get(from).step; step < path.length; step++) {
      treated.set(Transition.process(path[step]));
    }
    return treated.cardinality() == Layout.MAX_PROCESSES;
  }
}
