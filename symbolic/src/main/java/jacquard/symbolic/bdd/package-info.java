/**
 * Reachable states as binary decision diagrams.
 *
 * <p>Start at {@link BddReachability}; {@link Diagrams} is all that it knows of a library.
 */
@NullMarked
package jacquard.symbolic.bdd;

import org.jspecify.annotations.NullMarked;
