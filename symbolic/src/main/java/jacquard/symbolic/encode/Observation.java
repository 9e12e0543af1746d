package jacquard.symbolic.encode;

import jacquard.ltl.buchi.BuchiAutomaton;
import jacquard.ltl.buchi.Guard;
import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A claim as part of a circuit. It moves in every state in which no process runs alone, before the
 * model does; inputs choose among its moves. Runs in which it cannot move end, and so do those in
 * which the scheduler chooses nothing though something can happen. Where nothing can happen the
 * model stays as it is for ever.
 */
final class Observation {
  private final Words words;
  private final Aig aig;
  private final Cells cells;
  private final Memory now;
  private final Claim claim;
  private final Turn turn;
  private final List<Circuit.Input> inputs = new ArrayList<>();
  private final List<Circuit.Latch> latches = new ArrayList<>();
  private final int[] state;
  private final Word location;
  private final int sees;
  private final int end;
  private final int fault;
  private int moves = Aig.FALSE;

  Observation(Words words, Cells cells, Memory now, Claim claim, Turn turn) {
    this.words = words;
    this.aig = words.aig();
    this.cells = cells;
    this.now = now;
    this.claim = claim;
    this.turn = turn;
    this.sees = turn.isSeen();
    this.end = aig.and(Aig.not(turn.any()), Aig.not(turn.fault()));
    BuchiAutomaton automaton = claim.automaton();
    this.state = new int[Cells.bitsFor(automaton.states() - 1)];
    for (int i = 0; i < state.length; i++) {
      state[i] = aig.leaf();
    }
    this.location = Word.of(state, false);
    Failures failures = new Failures(aig);
    Word next = next(letter(failures));
    this.fault = aig.and(sees, failures.fault());
    for (int i = 0; i < state.length; i++) {
      boolean isSet = (automaton.initial() >>> i & 1) != 0;
      latches.add(
          new Circuit.Latch(
              state[i],
              aig.mux(sees, next.bit(i), state[i]),
              isSet ? Circuit.Initial.ONE : Circuit.Initial.ZERO,
              "claim[" + i + "]"));
    }
  }

  private int[] letter(Failures failures) {
    Evaluation outside =
        new Evaluation(words, cells, Cells.NONE, Cells.NONE, false, now, failures).atEnd(end);
    if (claim.looks().isEmpty()) {
      return claim.conditions().stream().mapToInt(c -> outside.isTrue(c, Aig.TRUE)).toArray();
    }
    Evaluation unchecked =
        new Evaluation(words, cells, Cells.NONE, Cells.NONE, false, now, new Failures(aig))
            .atEnd(end);
    int[] letter =
        claim.conditions().stream().mapToInt(c -> unchecked.isTrue(c, Aig.TRUE)).toArray();
    for (int i = 0; i < letter.length; i++) {
      for (Claim.Look look : claim.looks().get(i)) {
        int here = words.equal(location, Word.constant(look.state()));
        int when = aig.and(here, allows(look.where(), letter));
        outside.isTrue(claim.conditions().get(i), when);
        if (look.isAsserted()) {
          failures.fault(aig.and(when, Aig.not(letter[i])));
        }
      }
    }
    return letter;
  }

  /** Where the claim goes; it may go there only where {@link #moves} is true. */
  private Word next(int[] letter) {
    BuchiAutomaton automaton = claim.automaton();
    int most = 1;
    for (int q = 0; q < automaton.states(); q++) {
      most = Math.max(most, automaton.edgesEnd(q) - automaton.edgesBegin(q));
    }
    int[] bits = new int[Cells.bitsFor(most - 1)];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = aig.leaf();
      inputs.add(new Circuit.Input(bits[i], "move[" + i + "]"));
    }
    Word choice = Word.of(bits, false);
    Word next = Word.ZERO;
    for (int q = 0; q < automaton.states(); q++) {
      int here = words.equal(location, Word.constant(q));
      int first = automaton.edgesBegin(q);
      for (int e = first; e < automaton.edgesEnd(q); e++) {
        int chosen = words.equal(choice, Word.constant(e - first));
        int taken = aig.all(here, chosen, allows(automaton.guard(e), letter));
        moves = aig.or(moves, taken);
        next = words.mux(taken, Word.constant(automaton.target(e)), next);
      }
    }
    return next;
  }

  private int allows(Guard guard, int[] letter) {
    int allowed = Aig.TRUE;
    for (int i = 0; i < letter.length; i++) {
      if ((guard.positive() >>> i & 1) != 0) {
        allowed = aig.and(allowed, letter[i]);
      }
      if ((guard.negative() >>> i & 1) != 0) {
        allowed = aig.and(allowed, Aig.not(letter[i]));
      }
    }
    return allowed;
  }

  /** Where a condition of the claim cannot be evaluated, or an assertion of it fails. */
  int fault() {
    return fault;
  }

  List<Circuit.Input> inputs() {
    return inputs;
  }

  /** Its latches; a last one tells that something went wrong, after which no run counts. */
  List<Circuit.Latch> latches() {
    return latches;
  }

  /**
   * What is true in every step of a run.
   *
   * @param fired when the transitions happen
   */
  List<Circuit.Signal> constraints(Map<Step, Integer> fired) {
    int moved = turn.fault();
    for (int literal : fired.values()) {
      moved = aig.or(moved, literal);
    }
    int follows = aig.any(Aig.not(sees), moves, fault, turn.fault());
    return List.of(
        new Circuit.Signal(aig.or(moved, end), "something happens"),
        new Circuit.Signal(follows, "the claim moves"));
  }

  /**
   * What is true again and again in a run that violates the property.
   *
   * @param broken where a run does not go on
   */
  Circuit.Justice justice(Map<Step, Integer> fired, int broken) {
    int wrong = aig.leaf();
    latches.add(
        new Circuit.Latch(wrong, aig.or(wrong, broken), Circuit.Initial.ZERO, "went wrong"));
    List<Integer> recurring = new ArrayList<>();
    recurring.add(aig.all(sees, isAccepting(), Aig.not(wrong)));
    if (claim.isFair()) {
      for (int slot = 0; slot < cells.slots(); slot++) {
        recurring.add(movesOrCannot(slot, fired));
      }
    }
    return new Circuit.Justice(recurring, "the claim accepts");
  }

  private int isAccepting() {
    int accepting = Aig.FALSE;
    for (int q = 0; q < claim.automaton().states(); q++) {
      if (claim.automaton().isAccepting(q)) {
        accepting = aig.or(accepting, words.equal(location, Word.constant(q)));
      }
    }
    if (claim.mark().isEmpty()) {
      return accepting;
    }
    Evaluation outside =
        new Evaluation(words, cells, Cells.NONE, Cells.NONE, false, now, new Failures(aig));
    return aig.and(accepting, outside.isAnyAt(claim.mark().get()));
  }

  /** As far as weak fairness goes, a process that only receives in a rendezvous does not move. */
  private int movesOrCannot(int slot, Map<Step, Integer> fired) {
    int moved = Aig.FALSE;
    int can = Aig.FALSE;
    for (Map.Entry<Step, Integer> step : fired.entrySet()) {
      if (step.getKey().mover().slot() == slot) {
        moved = aig.or(moved, step.getValue());
        can = aig.or(can, turn.isPossible(step.getKey()));
      }
    }
    return aig.or(moved, aig.and(sees, Aig.not(can)));
  }
}
