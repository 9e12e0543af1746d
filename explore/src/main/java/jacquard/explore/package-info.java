/**
 * Stateless search: runs a program again for every schedule and stores no program state.
 *
 * <p>Start at {@link Subject}, what can be searched, and {@link Search}, what a search promises.
 * The searches live below: {@code stack} has depth-first search and the dynamic partial-order
 * reduction of POPL 2005, {@code optimal} the default search with wakeup trees, {@code sample} the
 * random ones, {@code catalog} names them all. Nothing here knows how a program runs.
 */
@NullMarked
package jacquard.explore;

import org.jspecify.annotations.NullMarked;
