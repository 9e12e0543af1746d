/**
 * Bounded search: all executions within a bound, with partial-order reduction that keeps that
 * promise.
 *
 * <p>After Coons, <i>Fast Error Detection with Coverage Guarantees for Concurrent Software</i>
 * (dissertation, 2013); names and numbers of algorithms as there. Start at {@link BoundedSearch}
 * (Algorithms 3, 8 and 18). A {@link Bound} gives every sequence of steps a value, {@link Bounds}
 * has them by name; {@link BporProcedures} are what the reduction does for each of them.
 */
@NullMarked
package jacquard.explore.bounded;

import org.jspecify.annotations.NullMarked;
