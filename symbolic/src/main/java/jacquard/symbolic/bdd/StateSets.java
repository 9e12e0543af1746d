package jacquard.symbolic.bdd;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** What the search of a circuit starts from, how it goes on, and runs through what it has found. */
final class StateSets {
  private final Circuit circuit;
  private final SymbolicCircuit functions;
  private final Diagrams diagrams;

  /** Over states and inputs. */
  private final int allowed;

  private final int wrong;
  private final int[] steps;
  private final ClusteredRelation relation;

  StateSets(Circuit circuit, int property, Workload workload) {
    this.circuit = circuit;
    functions = new SymbolicCircuit(circuit, workload);
    diagrams = functions.diagrams();
    int latches = circuit.latches().size();
    int[] literals =
        IntStream.concat(
                circuit.latches().stream().mapToInt(Circuit.Latch::next),
                IntStream.concat(
                    IntStream.of(circuit.bads().get(property).literal()),
                    circuit.constraints().stream().mapToInt(Circuit.Signal::literal)))
            .toArray();
    int[] all = functions.of(literals);
    steps = Arrays.copyOf(all, latches);
    int constraints = diagrams.keep(diagrams.one());
    for (int i = latches + 1; i < all.length; i++) {
      constraints = conjoined(constraints, all[i]);
    }
    allowed = constraints;
    wrong = conjoined(diagrams.keep(allowed), all[latches]);
    relation = relation();
  }

  Diagrams diagrams() {
    return diagrams;
  }

  SymbolicCircuit functions() {
    return functions;
  }

  ClusteredRelation steps() {
    return relation;
  }

  /** Releases both operands. */
  private int conjoined(int a, int b) {
    int result = diagrams.and(a, b);
    diagrams.release(a);
    diagrams.release(b);
    return result;
  }

  int initial() {
    int result = diagrams.keep(diagrams.one());
    for (int i = functions.now.length - 1; i >= 0; i--) {
      int latch = diagrams.variable(functions.now[i]);
      result =
          switch (circuit.latches().get(i).initial()) {
            case ZERO -> conjoined(result, diagrams.not(latch));
            case ONE -> conjoined(result, diagrams.keep(latch));
            case FREE -> result;
          };
    }
    return result;
  }

  /** The states in which some inputs are a violation. */
  int bad() {
    int inputs = diagrams.cube(functions.inputs);
    int result = diagrams.relationalProduct(wrong, diagrams.one(), inputs);
    diagrams.release(inputs);
    return result;
  }

  private ClusteredRelation relation() {
    List<Integer> parts = new ArrayList<>();
    parts.add(diagrams.keep(allowed));
    for (int i = 0; i < steps.length; i++) {
      parts.add(equal(diagrams.variable(functions.next[i]), steps[i]));
    }
    return new ClusteredRelation(functions, parts);
  }

  private int equal(int a, int b) {
    int both = diagrams.and(a, b);
    int none = conjoined(diagrams.not(a), diagrams.not(b));
    int result = diagrams.or(both, none);
    diagrams.release(both);
    diagrams.release(none);
    return result;
  }

  /**
   * A run from an initial state to a violation.
   *
   * @param forward rings of states from the initial ones on
   * @param backward rings of states from the bad ones on, against the direction of steps
   * @param meeting states that are in the last ring of both
   */
  Trace trace(List<Integer> forward, List<Integer> backward, int meeting) {
    boolean[] met = diagrams.assignment(meeting);
    List<BitSet> inputs = new ArrayList<>();
    boolean[] chosen = met;
    for (int i = forward.size() - 2; i >= 0; i--) {
      int before = diagrams.and(forward.get(i), allowed);
      for (int latch = 0; latch < steps.length; latch++) {
        boolean value = chosen[functions.now[latch]];
        int step = value ? diagrams.keep(steps[latch]) : diagrams.not(steps[latch]);
        before = conjoined(before, step);
      }
      chosen = diagrams.assignment(before);
      diagrams.release(before);
      inputs.addFirst(values(chosen, functions.inputs));
    }
    BitSet initial = values(chosen, functions.now);
    chosen = met;
    for (int i = backward.size() - 2; i >= 0; i--) {
      int target = diagrams.replace(backward.get(i), functions.now, functions.next);
      int after = conjoined(conjoined(state(chosen), diagrams.keep(allowed)), target);
      for (int latch = 0; latch < steps.length; latch++) {
        int same = equal(diagrams.variable(functions.next[latch]), steps[latch]);
        after = conjoined(after, same);
      }
      boolean[] step = diagrams.assignment(after);
      diagrams.release(after);
      inputs.add(values(step, functions.inputs));
      chosen = new boolean[step.length];
      for (int latch = 0; latch < steps.length; latch++) {
        chosen[functions.now[latch]] = step[functions.next[latch]];
      }
    }
    int last = conjoined(state(chosen), diagrams.keep(wrong));
    inputs.add(values(diagrams.assignment(last), functions.inputs));
    diagrams.release(last);
    return new Trace(initial, inputs);
  }

  private int state(boolean[] chosen) {
    int result = diagrams.keep(diagrams.one());
    for (int variable : functions.now) {
      int latch = diagrams.variable(variable);
      result = conjoined(result, chosen[variable] ? diagrams.keep(latch) : diagrams.not(latch));
    }
    return result;
  }

  private static BitSet values(boolean[] assignment, int[] variables) {
    BitSet values = new BitSet();
    for (int i = 0; i < variables.length; i++) {
      values.set(i, assignment[variables[i]]);
    }
    return values;
  }
}
