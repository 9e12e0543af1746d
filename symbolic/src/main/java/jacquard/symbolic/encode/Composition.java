package jacquard.symbolic.encode;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All processes as one circuit: a scheduler, whose choices are inputs, lets one transition happen
 * in each step. Where nothing is possible, nothing changes.
 */
final class Composition {
  private final Words words = new Words(new Aig());
  private final Aig aig = words.aig();
  private final Cells cells;
  private final KnownBits known;
  private final Mode mode;
  private final Optional<Claim> claim;
  private final List<Circuit.Input> inputs = new ArrayList<>();
  private final List<Bit> bits = new ArrayList<>();
  private final Memory now;
  private @Nullable StubbornSet stubborn;

  /** A latch before its next value is known. */
  private record Bit(Cells.Cell cell, int index, int literal) {}

  Composition(Cells cells, KnownBits known, Mode mode, Optional<Claim> claim) {
    this.cells = cells;
    this.mode = mode;
    this.claim = claim;
    this.known = known;
    Word[] values = new Word[cells.all().size()];
    for (Cells.Cell cell : cells.all()) {
      int[] literals = new int[cell.bits()];
      for (int i = 0; i < literals.length; i++) {
        int constant = known.constant(cell.index(), i);
        if (constant >= 0) {
          literals[i] = constant;
        } else {
          literals[i] = aig.leaf();
          bits.add(new Bit(cell, i, literals[i]));
        }
      }
      values[cell.index()] = Word.of(literals, cell.signed());
    }
    this.now = new Memory(words, values);
  }

  /**
   * @param initial what each cell holds at the start
   */
  ModelCircuit compose(int[] initial) {
    Listing usual = new Listing(words, cells, now, false);
    Listing waited = new Listing(words, cells, now, true);
    Set<Step> steps = new LinkedHashSet<>(usual.possible().keySet());
    steps.addAll(waited.possible().keySet());
    Turn turn = new Turn(words, cells, now, usual, waited);
    Map<Step, Integer> fired = schedule(steps, turn, reduction(turn, usual));

    Failures failures = new Failures(aig);
    Map<Integer, Map<Word, Integer>> changes = new LinkedHashMap<>();
    fired.forEach((step, literal) -> change(step, literal, failures, changes));
    failures.fault(turn.fault());
    failures.unfinished(turn.unfinished());
    int invalidEnd =
        aig.all(
            Aig.not(turn.any()),
            Aig.not(turn.fault()),
            Aig.not(
                new Evaluation(words, cells, Cells.NONE, Cells.NONE, false, now, failures)
                    .isValidEnd()));
    Optional<Observation> observation = claim.map(c -> new Observation(words, cells, now, c, turn));
    return circuit(initial, fired, changes, failures, invalidEnd, observation);
  }

  /** Which processes may move, for each of them. */
  private int[] reduction(Turn turn, Listing usual) {
    int[] may = new int[cells.slots()];
    Arrays.fill(may, Aig.TRUE);
    boolean isKept = claim.flatMap(Claim::whyNoReduction).isEmpty();
    if (mode != Mode.INTERLEAVED && isKept && !cells.model().allStepsDepend()) {
      Conflict conflict = new Conflict(cells, known, mode, claim);
      StubbornSet set = new StubbornSet(words, cells, now, usual.possible(), conflict);
      stubborn = set;
      for (int slot = 0; slot < may.length; slot++) {
        may[slot] = aig.or(Aig.not(turn.isShared()), set.contains(slot));
      }
    }
    return may;
  }

  /**
   * Which transition happens, as the inputs say: a process, and one of what it can do there. Where
   * they name one that cannot move, the first one moves that can, so that every step of the circuit
   * is one of the model: circuits that may stay where they are have far more runs.
   */
  private Map<Step, Integer> schedule(Set<Step> steps, Turn turn, int[] may) {
    Map<String, Map<Step, Integer>> places = new LinkedHashMap<>();
    int[] can = new int[cells.slots()];
    for (Step step : steps) {
      int slot = step.mover().slot();
      int allowed = may[slot];
      if (step.receiver().isPresent()) {
        allowed = aig.or(allowed, may[step.receiver().get().slot()]);
      }
      int possible = aig.and(turn.isPossible(step), allowed);
      places.computeIfAbsent(place(step), _ -> new LinkedHashMap<>()).put(step, possible);
      can[slot] = aig.or(can[slot], possible);
    }
    int most = places.values().stream().mapToInt(Map::size).max().orElse(1);
    Word execute = inputs("execute", Cells.bitsFor(cells.slots() - 1));
    Word choice = inputs("choice", Cells.bitsFor(most - 1));
    int[] runs = chosen(execute, can);
    Map<Step, Integer> fired = new LinkedHashMap<>();
    for (Map<Step, Integer> place : places.values()) {
      int[] taken = chosen(choice, place.values().stream().mapToInt(p -> p).toArray());
      int i = 0;
      for (Step step : place.keySet()) {
        fired.put(step, aig.and(runs[step.mover().slot()], taken[i++]));
      }
    }
    return fired;
  }

  /** The one that a number names if it is possible, or else the first that is. */
  private int[] chosen(Word number, int[] possible) {
    if (possible.length == 1) {
      return possible;
    }
    int[] chosen = new int[possible.length];
    int any = Aig.FALSE;
    for (int i = 0; i < chosen.length; i++) {
      chosen[i] = aig.and(words.equal(number, Word.constant(i)), possible[i]);
      any = aig.or(any, chosen[i]);
    }
    int open = Aig.not(any);
    for (int i = 0; i < chosen.length; i++) {
      chosen[i] = aig.or(chosen[i], aig.and(open, possible[i]));
      open = aig.and(open, Aig.not(possible[i]));
    }
    return chosen;
  }

  private static String place(Step step) {
    Step.Actor mover = step.mover();
    return mover.slot() + "." + mover.kind() + "." + mover.edge().source();
  }

  private Word inputs(String name, int count) {
    int[] literals = new int[count];
    for (int i = 0; i < count; i++) {
      literals[i] = aig.leaf();
      inputs.add(new Circuit.Input(literals[i], name + "[" + i + "]"));
    }
    return Word.of(literals, false);
  }

  /** Adds what a transition changes to what the others change. */
  private void change(
      Step step, int fired, Failures failures, Map<Integer, Map<Word, Integer>> changes) {
    Memory after = now.copy();
    Failures own = new Failures(aig);
    try {
      Listing.perform(step, words, cells, after, own);
    } catch (UnsupportedModelException e) {
      throw e.at(step.mover().edge().position());
    }
    failures.fault(aig.and(fired, own.fault()));
    failures.assertion(aig.and(fired, own.assertion()));
    failures.overflow(aig.and(fired, own.overflow()));
    failures.unfinished(aig.and(fired, own.unfinished()));
    for (Cells.Cell cell : cells.all()) {
      Word value = after.get(cell);
      if (!value.equals(now.get(cell))) {
        changes
            .computeIfAbsent(cell.index(), _ -> new LinkedHashMap<>())
            .merge(value, fired, aig::or);
      }
    }
  }

  private ModelCircuit circuit(
      int[] initial,
      Map<Step, Integer> fired,
      Map<Integer, Map<Word, Integer>> changes,
      Failures failures,
      int invalidEnd,
      Optional<Observation> observation) {
    List<Circuit.Latch> latches = new ArrayList<>();
    for (Bit bit : bits) {
      Map<Word, Integer> values = changes.getOrDefault(bit.cell.index(), Map.of());
      boolean isSet = (initial[bit.cell.index()] >>> bit.index & 1) != 0;
      latches.add(
          new Circuit.Latch(
              bit.literal,
              next(bit, values),
              isSet ? Circuit.Initial.ONE : Circuit.Initial.ZERO,
              bit.cell.name() + "[" + bit.index + "]"));
    }
    observation.ifPresent(o -> failures.fault(o.fault()));
    ModelCircuit.Signals signals =
        new ModelCircuit.Signals(
            failures.fault(),
            failures.assertion(),
            observation.isPresent() ? Aig.FALSE : invalidEnd,
            failures.overflow(),
            failures.unfinished());
    int bad =
        aig.any(
            signals.fault(),
            signals.assertion(),
            signals.invalidEnd(),
            signals.overflow(),
            signals.unfinished());
    List<Circuit.Signal> constraints = new ArrayList<>();
    List<Circuit.Justice> justice = new ArrayList<>();
    observation.ifPresent(
        o -> {
          int broken = aig.any(signals.fault(), signals.overflow(), signals.unfinished());
          inputs.addAll(o.inputs());
          constraints.addAll(o.constraints(fired));
          justice.add(o.justice(fired, broken));
          latches.addAll(o.latches());
        });
    Circuit circuit =
        new Circuit(
            aig,
            inputs,
            latches,
            constraints,
            List.of(new Circuit.Signal(bad, "violation")),
            List.of(),
            justice);
    List<ModelCircuit.Firing> firings = new ArrayList<>();
    fired.forEach((step, literal) -> firings.add(new ModelCircuit.Firing(step, literal)));
    List<ModelCircuit.StateBit> places =
        bits.stream().map(b -> new ModelCircuit.StateBit(b.cell.index(), b.index)).toList();
    return new ModelCircuit(
        circuit, cells, known, places, firings, signals, Optional.ofNullable(stubborn));
  }

  private int next(Bit bit, Map<Word, Integer> values) {
    int changed = Aig.FALSE;
    int set = Aig.FALSE;
    for (Map.Entry<Word, Integer> value : values.entrySet()) {
      changed = aig.or(changed, value.getValue());
      set = aig.or(set, aig.and(value.getValue(), value.getKey().bit(bit.index)));
    }
    return aig.or(set, aig.and(Aig.not(changed), bit.literal));
  }
}
