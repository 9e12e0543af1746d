/**
 * Depth-first searches that keep only the current path: without reduction, with sleep sets, and
 * with the dynamic partial-order reduction of Flanagan and Godefroid (POPL 2005) or with source
 * sets (POPL 2014).
 *
 * <p>{@link StackSearch} is the search; a {@link BacktrackRule} decides which other threads must be
 * tried in which state of the path, and is where the published algorithms differ.
 */
@NullMarked
package jacquard.explore.stack;

import org.jspecify.annotations.NullMarked;
