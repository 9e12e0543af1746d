package jacquard.symbolic.pdr;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Certificate;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Progress;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.method.StoppedException;
import jacquard.symbolic.method.Trace;
import jacquard.symbolic.solver.SolverFactory;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;

/** IC3: frames that approach the reachable states from above, until one of them is an invariant. */
public final class PropertyDirectedReachability implements Method {
  private static final String NAME = "pdr";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public SequencedSet<String> solvers(SolverFactory given) {
    return new LinkedHashSet<>(List.of(given.nameForMany()));
  }

  @Override
  public Answer check(Circuit circuit, int property, Setting setting) {
    try (Queries queries = new Queries(circuit, property, setting)) {
      return new Search(circuit, property, setting, queries).answer();
    }
  }

  private static final class Search {
    private final Circuit circuit;
    private final Setting setting;
    private final Queries queries;
    private final Frames frames = new Frames();
    private final InitialStates initial;
    private final Predecessors predecessors;
    private final Lemmas lemmas;
    private final Generalisation generalisation;

    Search(Circuit circuit, int property, Setting setting, Queries queries) {
      this.circuit = circuit;
      this.setting = setting;
      this.queries = queries;
      initial = new InitialStates(circuit);
      predecessors = new Predecessors(circuit, property, queries);
      lemmas = new Lemmas(frames, queries, initial, circuit.latches().size());
      generalisation = new Generalisation(queries, predecessors, initial, lemmas);
      frames.addLevel();
    }

    Answer answer() {
      int complete = -1;
      try {
        while (true) {
          int frontier = frames.frontier();
          Obligation violation = blockAllBad(frontier);
          if (violation != null) {
            return new Answer.Unsafe(trace(violation));
          }
          complete = frontier;
          setting
              .observer()
              .accept(
                  new Progress(NAME, Progress.Measure.FRAMES_AND_CLAUSES, frontier, frames.size()));
          if (frontier >= setting.depth()) {
            return new Answer.Unknown(frontier, "no violation within " + frontier + " steps");
          }
          frames.addLevel();
          queries.addLevel();
          int level = frontier == 0 ? -1 : lemmas.propagate();
          if (level >= 0) {
            return new Answer.Safe(new Certificate.Invariant(frames.clauses(level)));
          }
          queries.renewIfStale(frames);
        }
      } catch (StoppedException _) {
        String why = setting.cancellation().reason().orElse("the solver gave up");
        return new Answer.Unknown(complete, why);
      }
    }

    /** Blocks what is bad at the frontier; an obligation that cannot be met is a violation. */
    private @Nullable Obligation blockAllBad(int frontier) {
      while (queries.hasBad(frontier)) {
        Cube cube = predecessors.bad();
        Obligation bad = new Obligation(cube, frontier, 0, predecessors.inputs(), null);
        Obligation violation = initial.intersects(cube) ? bad : block(bad);
        if (violation != null) {
          return violation;
        }
      }
      return null;
    }

    private @Nullable Obligation block(Obligation root) {
      PriorityQueue<Obligation> queue = new PriorityQueue<>();
      queue.add(root);
      while (!queue.isEmpty()) {
        Obligation obligation = queue.remove();
        Cube cube = obligation.cube();
        int level = obligation.level();
        if (frames.blocks(cube, level)) {
          again(queue, obligation, level + 1);
          continue;
        }
        if (queries.reachedFromOutside(cube, level - 1)) {
          Cube before = predecessors.of(cube);
          Obligation predecessor =
              new Obligation(
                  before, level - 1, obligation.depth() + 1, predecessors.inputs(), obligation);
          if (initial.intersects(before)) {
            return predecessor;
          }
          queue.add(predecessor);
          queue.add(obligation);
        } else {
          int blocked = learn(queries.core(cube, initial), level);
          again(queue, obligation, blocked + 1);
        }
      }
      return null;
    }

    /** Adds a lemma as strong and as high as can be; returns its level. */
    private int learn(Cube core, int level) {
      Cube general = generalisation.generalise(core, level);
      int highest = lemmas.pushed(general, level);
      lemmas.add(general, highest);
      return highest;
    }

    private void again(PriorityQueue<Obligation> queue, Obligation obligation, int level) {
      // what is longer than the depth that was asked for is nobody's business
      if (level <= frames.frontier() && level <= setting.depth() - obligation.depth()) {
        queue.add(obligation.atLevel(level));
      }
    }

    /** From an initial state of the first cube on, along the inputs. */
    private Trace trace(Obligation first) {
      BitSet state = new BitSet();
      for (int i = 0; i < circuit.latches().size(); i++) {
        state.set(i, circuit.latches().get(i).initial() == Circuit.Initial.ONE);
      }
      for (int i = 0; i < first.cube().size(); i++) {
        int literal = first.cube().get(i);
        state.set(literal >> 1, (literal & 1) == 0);
      }
      List<BitSet> inputs = new ArrayList<>();
      for (Obligation at = first; at != null; at = at.successor()) {
        inputs.add(at.inputs());
      }
      return new Trace(state, inputs);
    }
  }
}
