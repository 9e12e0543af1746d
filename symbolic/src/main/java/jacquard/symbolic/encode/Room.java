package jacquard.symbolic.encode;

/**
 * How much a circuit has room for. Where a run needs more, the circuit says so, and a larger one is
 * made.
 *
 * @param processes how many may exist at one time
 * @param stepsOfRegions how many steps a deterministic region with a loop may make
 */
public record Room(int processes, int stepsOfRegions) {
  /** Twice as many processes, but not more than a model can have. */
  public Room withMoreProcesses(int most) {
    return new Room(Math.min(2 * processes, most), stepsOfRegions);
  }

  /** Twice as many steps in regions. */
  public Room withMoreSteps() {
    return new Room(processes, 2 * stepsOfRegions);
  }
}
