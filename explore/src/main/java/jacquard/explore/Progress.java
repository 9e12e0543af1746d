package jacquard.explore;

import java.time.Duration;
import java.util.OptionalDouble;

/**
 * How far a search has come.
 *
 * @param pending branches known and not yet explored
 * @param depth steps of the last execution
 * @param explored the part of the search tree that is finished, from 0 to 1, as estimated from the
 *     branches known so far: each branching gives all its branches equal weight
 */
public record Progress(
    long executions, long pending, int depth, Duration elapsed, OptionalDouble explored) {

  public double executionsPerSecond() {
    return elapsed.isZero() ? 0 : executions / (elapsed.toNanos() / 1e9);
  }
}
