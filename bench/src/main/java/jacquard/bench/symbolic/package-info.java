/**
 * The symbolic engine beside ABC, on the same circuits, and beside our engine for states. Start at
 * {@link SymbolicCommand}.
 */
@NullMarked
package jacquard.bench.symbolic;

import org.jspecify.annotations.NullMarked;
