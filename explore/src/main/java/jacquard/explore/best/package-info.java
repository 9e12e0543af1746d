/**
 * What best-first search calls promising: priority functions after section 3.5 of Coons'
 * dissertation (GAMBIT).
 *
 * <p>{@link Priority} ranks a branch, {@link Priorities} has them by name.
 */
@NullMarked
package jacquard.explore.best;

import org.jspecify.annotations.NullMarked;
