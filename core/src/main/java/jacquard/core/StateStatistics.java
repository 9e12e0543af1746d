package jacquard.core;

import java.time.Duration;

/**
 * What it cost to visit the states of a model.
 *
 * @param depth the longest path, in stored states
 * @param bytes that states and table take
 */
public record StateStatistics(
    long states, long transitions, int depth, long bytes, long violations, Duration time)
    implements Effort {}
