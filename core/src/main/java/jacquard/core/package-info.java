/**
 * The words every room of the house speaks: operations, executions, happens-before, schedules,
 * outcomes and verdicts.
 *
 * <p>Start at {@link Execution}, the log of one run in primitive arrays, and {@link HappensBefore},
 * which puts vector clocks on it. {@link Kind} lists what a thread can do, {@link Dependence} says
 * which operations may not be swapped. {@link Verdict} is what a check establishes.
 */
@NullMarked
package jacquard.core;

import org.jspecify.annotations.NullMarked;
