package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.solver.SatSolver;
import java.util.List;

/**
 * Bounded model checking (Biere, Cimatti, Clarke and Zhu, TACAS 1999): one step more with each
 * query, in one solver, so the first violation is a shortest one. Where every run comes to rest, so
 * does the unrolling, and the absence of violations is then proven.
 */
public final class BoundedModelChecking implements Method {
  @Override
  public String name() {
    return "bmc";
  }

  @Override
  public Answer check(Circuit circuit, int property, Setting setting) {
    int bad = circuit.bads().get(property).literal();
    if (bad == Aig.FALSE) {
      return new Answer.Safe(new Certificate.Invariant(List.of()));
    }
    try (SatSolver solver = setting.solver()) {
      Unrolling run = Unrolling.swept(circuit, solver);
      for (int depth = 0; depth <= setting.depth(); depth++) {
        if (setting.cancellation().isCancelled()) {
          // not every step asks the solver, which would notice
          return stopped(depth - 1, setting);
        }
        run.extend();
        switch (reached(run, bad, solver)) {
          case YES -> {
            return new Answer.Unsafe(run.trace());
          }
          case NO_RUN -> {
            return new Answer.Safe(new Certificate.Exhausted(depth));
          }
          case UNKNOWN -> {
            return stopped(depth - 1, setting);
          }
          case NO -> {
            if (run.isSettled()) {
              return new Answer.Safe(new Certificate.Settled(depth));
            }
            setting
                .observer()
                .accept(
                    new Progress(
                        name(), Progress.Measure.STEPS_AND_CLAUSES, depth, solver.clauses()));
          }
        }
      }
      return new Answer.Unknown(
          setting.depth(), "no violation within " + setting.depth() + " steps");
    }
  }

  private static Answer.Unknown stopped(int depth, Setting setting) {
    String why = setting.cancellation().reason().orElse("the solver gave up");
    return new Answer.Unknown(depth, why);
  }

  /** Whether the bad state holds in the last step of a run. */
  enum Reached {
    YES,
    NO,
    /** No, because there is no run that long. */
    NO_RUN,
    UNKNOWN
  }

  /** Asks for the last step; where the answer is no, the solver is told. */
  static Reached reached(Unrolling run, int bad, SatSolver solver) {
    int literal = run.now(bad);
    if (literal == Aig.FALSE) {
      // whether there is a run at all is asked now and then, so that the steps come to an end
      if (!run.isConstrained() || Integer.bitCount(run.steps()) > 1) {
        return Reached.NO;
      }
      return switch (solver.solve()) {
        case SATISFIABLE -> Reached.NO;
        case UNSATISFIABLE -> Reached.NO_RUN;
        case UNKNOWN -> Reached.UNKNOWN;
      };
    }
    int assumption = run.solverLiteral(literal);
    return switch (solver.solve(assumption)) {
      case SATISFIABLE -> Reached.YES;
      case UNKNOWN -> Reached.UNKNOWN;
      case UNSATISFIABLE -> {
        boolean without = solver.failed(assumption);
        solver.add(-assumption);
        yield without ? Reached.NO : Reached.NO_RUN;
      }
    };
  }
}
