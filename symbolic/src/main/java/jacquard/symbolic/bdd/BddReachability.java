package jacquard.symbolic.bdd;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Certificate;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Progress;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.method.Trace;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Breadth-first search with sets of states as diagrams (Burch et al., LICS 1990). Violations are
 * shortest. It looks whether it is cancelled once in a step, and a step can be long.
 */
public final class BddReachability implements Method {
  @Override
  public String name() {
    return "bdd";
  }

  @Override
  public Answer check(Circuit circuit, int property, Setting setting) {
    return new Search(circuit, property, setting).answer();
  }

  private static final class Search {
    private final Circuit circuit;
    private final Setting setting;
    private final SymbolicCircuit functions;
    private final Diagrams diagrams;
    private final int bad;
    private final int allowed;
    private final int[] steps;

    Search(Circuit circuit, int property, Setting setting) {
      this.circuit = circuit;
      this.setting = setting;
      functions = new SymbolicCircuit(circuit);
      diagrams = functions.diagrams();
      int constraints = diagrams.keep(diagrams.one());
      for (Circuit.Signal constraint : circuit.constraints()) {
        constraints = conjoined(constraints, functions.of(constraint.literal()));
      }
      allowed = constraints;
      bad = functions.of(circuit.bads().get(property).literal());
      steps = circuit.latches().stream().mapToInt(l -> functions.of(l.next())).toArray();
      functions.forgetInnerNodes();
    }

    /** Releases both operands. */
    private int conjoined(int a, int b) {
      int result = diagrams.and(a, b);
      diagrams.release(a);
      diagrams.release(b);
      return result;
    }

    Answer answer() {
      ClusteredRelation relation = relation();
      List<Integer> rings = new ArrayList<>();
      int reached = initial();
      int ring = diagrams.keep(reached);
      int wrong = diagrams.and(allowed, bad);
      while (ring != diagrams.zero()) {
        rings.add(ring);
        int violation = diagrams.and(ring, wrong);
        if (violation != diagrams.zero()) {
          return new Answer.Unsafe(trace(rings, violation));
        }
        setting.observer().accept(new Progress("bdd", rings.size() - 1, diagrams.nodes(reached)));
        if (setting.cancellation().isCancelled() || rings.size() > setting.depth()) {
          String why = setting.cancellation().reason().orElse("the depth is reached");
          return new Answer.Unknown(rings.size() - 1, why);
        }
        int image = relation.image(ring);
        int outside = diagrams.not(reached);
        ring = conjoined(image, outside);
        int more = diagrams.or(reached, ring);
        diagrams.release(reached);
        reached = more;
      }
      return new Answer.Safe(certificate(reached));
    }

    private int initial() {
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

    private ClusteredRelation relation() {
      List<Integer> parts = new ArrayList<>();
      parts.add(diagrams.keep(allowed));
      for (int i = 0; i < steps.length; i++) {
        parts.add(equal(diagrams.variable(functions.next[i]), steps[i]));
      }
      BitSet variables = new BitSet();
      for (int variable : functions.now) {
        variables.set(variable);
      }
      for (int variable : functions.inputs) {
        variables.set(variable);
      }
      return new ClusteredRelation(functions, parts, variables);
    }

    private int equal(int a, int b) {
      int both = diagrams.and(a, b);
      int notA = diagrams.not(a);
      int notB = diagrams.not(b);
      int none = conjoined(notA, notB);
      int result = diagrams.or(both, none);
      diagrams.release(both);
      diagrams.release(none);
      return result;
    }

    /** Backwards from a violation in the last ring, one state in each. */
    private Trace trace(List<Integer> rings, int violation) {
      List<BitSet> inputs = new ArrayList<>();
      boolean[] chosen = diagrams.assignment(violation);
      inputs.addFirst(values(chosen, functions.inputs));
      for (int i = rings.size() - 2; i >= 0; i--) {
        int before = diagrams.and(rings.get(i), allowed);
        for (int latch = 0; latch < steps.length; latch++) {
          boolean value = chosen[functions.now[latch]];
          int step = value ? diagrams.keep(steps[latch]) : diagrams.not(steps[latch]);
          before = conjoined(before, step);
        }
        chosen = diagrams.assignment(before);
        inputs.addFirst(values(chosen, functions.inputs));
      }
      return new Trace(values(chosen, functions.now), inputs);
    }

    private static BitSet values(boolean[] assignment, int[] variables) {
      BitSet values = new BitSet();
      for (int i = 0; i < variables.length; i++) {
        values.set(i, assignment[variables[i]]);
      }
      return values;
    }

    private Certificate certificate(int reached) {
      return new ReachedSet(functions).certificate(reached);
    }
  }
}
