package jacquard.statespace.liveness;

/** A short list of locations without repetitions. */
final class Targets {
  private Targets() {}

  /** Adds a location to the first {@code count}; returns how many there are then. */
  static int add(int[] targets, int count, int location) {
    for (int i = 0; i < count; i++) {
      if (targets[i] == location) {
        return count;
      }
    }
    targets[count] = location;
    return count + 1;
  }
}
