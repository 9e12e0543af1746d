package jacquard.core;

import java.time.Duration;
import java.util.Set;

/**
 * What it cost to visit the states of a model.
 *
 * @param depth the longest path, in stored states
 * @param bytes that states and table take
 * @param kinds of the violations
 */
public record StateStatistics(
    long states,
    long transitions,
    int depth,
    long bytes,
    long violations,
    Set<ViolationKind> kinds,
    Duration time)
    implements Effort {
  public StateStatistics {
    kinds = Set.copyOf(kinds);
  }
}
