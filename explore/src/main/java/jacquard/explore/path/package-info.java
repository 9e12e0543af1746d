/**
 * What searches keep about the current execution, and how they come back to a part of it.
 *
 * <p>Start at {@link PrefixReplay}: every search runs its subject through it, with a {@link Prefix}
 * of steps to be taken again. {@link BacktrackPath} is that of depth-first searches. {@link
 * NextOperations} is {@code next(s, p)} of the papers, {@link SleepSet} and {@link ThreadSet} are
 * the sets they are about.
 */
@NullMarked
package jacquard.explore.path;

import org.jspecify.annotations.NullMarked;
