package jacquard.core;

import java.time.Duration;

/** What a check cost, in the terms of its engine. */
public sealed interface Effort permits Statistics, StateStatistics, CircuitStatistics {
  /** How many violations were met. */
  long violations();

  Duration time();

  default double seconds() {
    return time().toNanos() / 1e9;
  }
}
