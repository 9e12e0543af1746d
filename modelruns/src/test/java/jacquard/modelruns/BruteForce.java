package jacquard.modelruns;

import jacquard.explore.SubjectRefined;
import jacquard.script.oracle.Oracle;
import java.util.Optional;

/** All traces of a small model. */
final class BruteForce {
  static final int MAX_STEPS = 200;
  private static final int MAX_PREFIXES = 1500;

  private BruteForce() {}

  /** Empty if there are too many; the program learns by it what it has to show. */
  static Optional<Oracle.Truth> truth(ModelProgram program) {
    while (true) {
      try {
        return Oracle.enumerate(program, MAX_PREFIXES, MAX_STEPS);
      } catch (SubjectRefined _) {
        // and now the ends of processes are events
      }
    }
  }
}
