package jacquard.symbolic.bdd;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Method;
import jacquard.symbolic.method.Progress;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.method.StoppedException;
import jacquard.symbolic.solver.SolverFactory;
import java.util.LinkedHashSet;
import java.util.SequencedSet;

/**
 * Breadth-first search with sets of states as diagrams (Burch et al., LICS 1990), from the initial
 * states, from the bad ones, or from both until they meet. Violations are shortest.
 */
public final class BddReachability implements Method {
  private final Direction direction;

  public BddReachability(Direction direction) {
    this.direction = direction;
  }

  @Override
  public String name() {
    return direction.method();
  }

  @Override
  public SequencedSet<String> solvers(SolverFactory given) {
    return new LinkedHashSet<>();
  }

  @Override
  public Answer check(Circuit circuit, int property, Setting setting) {
    return new Search(circuit, property, direction, setting).answer();
  }

  private static final class Search {
    /** So much is little, whatever the other direction has done. */
    private static final long LITTLE = 100_000;

    /** A step that takes so many times what the other direction has done is put off. */
    private static final int MUCH = 4;

    private final Circuit circuit;
    private final int property;
    private final Direction direction;
    private final Setting setting;

    /** There is no violation within so many steps. */
    private int complete = -1;

    Search(Circuit circuit, int property, Direction direction, Setting setting) {
      this.circuit = circuit;
      this.property = property;
      this.direction = direction;
      this.setting = setting;
    }

    Answer answer() {
      try {
        return searched();
      } catch (StoppedException _) {
        return new Answer.Unknown(
            complete, setting.cancellation().reason().orElse("the search was stopped"));
      }
    }

    private Answer searched() {
      Workload workload = new Workload(setting.cancellation());
      workload.look();
      StateSets sets = new StateSets(circuit, property, workload);
      Diagrams diagrams = sets.diagrams();
      Front forward = new Front(diagrams, workload, sets.initial(), sets.steps()::image);
      Front backward = new Front(diagrams, workload, sets.bad(), sets.steps()::preimage);
      while (true) {
        int meeting = diagrams.and(forward.rings().getLast(), backward.rings().getLast());
        if (meeting != diagrams.zero()) {
          return new Answer.Unsafe(sets.trace(forward.rings(), backward.rings(), meeting));
        }
        complete = forward.steps() + backward.steps();
        setting
            .observer()
            .accept(
                new Progress(
                    direction.method(),
                    Progress.Measure.STEPS_AND_NODES,
                    complete,
                    diagrams.nodes(forward.reached()) + diagrams.nodes(backward.reached())));
        if (complete >= setting.depth()) {
          return new Answer.Unknown(complete, "the depth is reached");
        }
        advance(forward, backward);
        if (forward.isComplete()) {
          return new Answer.Safe(new ReachedSet(sets.functions()).certificate(forward.reached()));
        }
        if (backward.isComplete()) {
          int others = diagrams.not(backward.reached());
          return new Answer.Safe(new ReachedSet(sets.functions()).certificate(others));
        }
      }
    }

    /** One step, in a direction in which it is not too much. */
    private void advance(Front forward, Front backward) {
      if (direction != Direction.BOTH) {
        (direction == Direction.FORWARD ? forward : backward).advance(Long.MAX_VALUE);
        return;
      }
      while (true) {
        boolean isForward = forward.work() <= backward.work();
        Front next = isForward ? forward : backward;
        Front other = isForward ? backward : forward;
        try {
          next.advance(Math.max(LITTLE, MUCH * other.work()));
          return;
        } catch (TooMuchException _) {
          // it has more behind it than the other now, whose turn it is
        }
      }
    }
  }
}
