/**
 * What depth-first searches keep about the states of the current execution.
 *
 * <p>{@link NextOperations} is {@code next(s, p)} of the papers, {@link SleepSet} and {@link
 * ThreadSet} are the sets they are about.
 */
@NullMarked
package jacquard.explore.path;

import org.jspecify.annotations.NullMarked;
