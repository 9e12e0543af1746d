package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.solver.SatSolver;

/**
 * Induction over k steps with simple paths (Sheeran, Singh and Stålmarck, FMCAD 2000; incremental
 * as in Eén and Sörensson, BMC 2003): k grows until the base case has a violation or the step case
 * has none.
 */
public final class KInduction implements Method {
  @Override
  public String name() {
    return "induction";
  }

  @Override
  public Answer check(Circuit circuit, int property, Setting setting) {
    int bad = circuit.bads().get(property).literal();
    try (SatSolver base = setting.solver();
        SatSolver step = setting.solver()) {
      Unrolling run = new Unrolling(circuit, base, Unrolling.Start.INITIAL);
      SimplePath path = new SimplePath(circuit, step);
      for (int k = 0; ; k++) {
        switch (path.reaches(bad)) {
          case UNSATISFIABLE -> {
            return new Answer.Safe(new Certificate.Induction(k));
          }
          case UNKNOWN -> {
            return new Answer.Unknown(k - 1, stopped(setting));
          }
          case SATISFIABLE -> {}
        }
        if (k > setting.depth()) {
          return new Answer.Unknown(k - 1, "no proof by induction over " + k + " steps");
        }
        run.extend();
        switch (BoundedModelChecking.reached(run, bad, base)) {
          case YES -> {
            return new Answer.Unsafe(run.trace());
          }
          case NO_RUN -> {
            return new Answer.Safe(new Certificate.Exhausted(k));
          }
          case UNKNOWN -> {
            return new Answer.Unknown(k - 1, stopped(setting));
          }
          case NO -> {}
        }
        setting
            .observer()
            .accept(
                new Progress(
                    name(),
                    Progress.Measure.STEPS_AND_CLAUSES,
                    k,
                    base.clauses() + step.clauses()));
      }
    }
  }

  private static String stopped(Setting setting) {
    return setting.cancellation().reason().orElse("the solver gave up");
  }
}
