package jacquard.symbolic.engine;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Location;
import jacquard.model.ProcessGraph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;

/** Where a never claim may be along a run, told from its text and the states alone. */
final class NeverRun {
  private final ProcessGraph claim;
  private final BiPredicate<Expression, Integer> holds;

  /** Where it may be before it looks at each state, and after the last. */
  private final List<BitSet> at = new ArrayList<>();

  private Optional<Failure> failure = Optional.empty();

  /**
   * What goes wrong when the claim looks at a state.
   *
   * @param state by number
   */
  record Failure(int state, Fault fault) {}

  /**
   * @param holds whether a condition holds in a state, by number
   * @param states how many there are
   */
  NeverRun(ProcessGraph claim, int states, BiPredicate<Expression, Integer> holds) {
    this.claim = claim;
    this.holds = holds;
    BitSet now = new BitSet();
    now.set(claim.entry());
    at.add(now);
    for (int state = 0; state < states; state++) {
      now = after(now, state);
      at.add(now);
    }
  }

  private BitSet after(BitSet locations, int state) {
    BitSet next = new BitSet();
    locations.stream()
        .filter(l -> !isEnd(l))
        .forEach(l -> move(claim.location(l), state, next, new BitSet()));
    return next;
  }

  private boolean isEnd(int location) {
    return claim.location(location).is(Location.Mark.END);
  }

  /** Adds where a move may lead, with the atomic sequence that it may be in. */
  private void move(Location from, int state, BitSet targets, BitSet passed) {
    boolean moves = false;
    int priority = -1;
    for (Edge edge : from.edges()) {
      if (moves && edge.priority() != priority) {
        return;
      }
      priority = edge.priority();
      if (!isPossible(edge, state, moves)) {
        continue;
      }
      moves = true;
      if (!edge.exclusive()) {
        targets.set(edge.target());
      } else if (!passed.get(edge.target())) {
        passed.set(edge.target());
        move(claim.location(edge.target()), state, targets, passed);
      }
    }
  }

  private boolean isPossible(Edge edge, int state, boolean others) {
    try {
      return switch (edge.command()) {
        case Command.Guard(Expression condition) -> holds.test(condition, state);
        case Command.Assert(Expression condition) -> {
          boolean isTrue = holds.test(condition, state);
          if (!isTrue) {
            String message = edge.text() + " failed in the claim";
            fails(state, new Fault(Fault.Kind.ASSERTION, message, -1, edge.position()));
          }
          yield isTrue;
        }
        case Command.Otherwise _ -> !others;
        case Command.Skip _, Command.Print _ -> true;
        default -> false;
      };
    } catch (FaultException e) {
      fails(state, e.fault());
      return false;
    }
  }

  private void fails(int state, Fault fault) {
    failure = failure.or(() -> Optional.of(new Failure(state, fault)));
  }

  /** The first thing that goes wrong. */
  Optional<Failure> failure() {
    return failure;
  }

  /** How many states it looks at until it may be at its end; empty if that is not so. */
  OptionalInt end() {
    for (int state = 0; state < at.size(); state++) {
      if (at.get(state).stream().anyMatch(this::isEnd)) {
        return OptionalInt.of(state);
      }
    }
    return OptionalInt.empty();
  }

  /** Whether it accepts that all goes on for ever as between two states. */
  boolean accepts(int from, int to) {
    BitSet seen = new BitSet();
    BitSet now = at.get(from);
    // until nothing new comes after another round
    while (true) {
      int before = seen.cardinality();
      seen.or(now);
      if (seen.cardinality() == before && before > 0) {
        break;
      }
      if (seen.isEmpty()) {
        return false;
      }
      for (int state = from; state < to; state++) {
        now = after(now, state);
      }
    }
    return seen.stream().anyMatch(location -> comesBack(location, from, to));
  }

  /** Whether it may come from a location to the same, in rounds, with acceptance on the way. */
  private boolean comesBack(int location, int from, int to) {
    BitSet plain = new BitSet();
    plain.set(location);
    BitSet accepted = new BitSet();
    for (int round = 0; round <= 2 * claim.locations().size(); round++) {
      for (int state = from; state < to; state++) {
        BitSet accepting = new BitSet();
        plain.stream()
            .filter(l -> claim.location(l).is(Location.Mark.ACCEPT))
            .forEach(accepting::set);
        accepted.or(accepting);
        accepted = after(accepted, state);
        plain = after(plain, state);
      }
      if (accepted.get(location)) {
        return true;
      }
    }
    return false;
  }
}
