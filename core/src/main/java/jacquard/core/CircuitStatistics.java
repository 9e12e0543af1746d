package jacquard.core;

import java.time.Duration;
import java.util.Set;

/**
 * What it cost to check a circuit.
 *
 * @param latches how many bits its state has
 * @param gates how many conjunctions it is made of
 * @param depth up to how many steps no violation is possible or, where one was found, how many it
 *     takes
 * @param kinds of the violations
 */
public record CircuitStatistics(
    int latches,
    int inputs,
    int gates,
    int depth,
    long violations,
    Set<ViolationKind> kinds,
    Duration time)
    implements Effort {
  public CircuitStatistics {
    kinds = Set.copyOf(kinds);
  }
}
