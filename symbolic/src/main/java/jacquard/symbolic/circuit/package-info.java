/**
 * Circuits: and-inverter graphs, and machines with latches.
 *
 * <p>Start at {@link Aig}, whose literals everything else is made of; {@link Circuit} is what the
 * methods check.
 */
@NullMarked
package jacquard.symbolic.circuit;

import org.jspecify.annotations.NullMarked;
