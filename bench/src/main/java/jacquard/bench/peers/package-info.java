/**
 * Real Java under Jacquard and under Lincheck, side by side: how fast, and how soon a bug shows.
 */
@NullMarked
package jacquard.bench.peers;

import org.jspecify.annotations.NullMarked;
