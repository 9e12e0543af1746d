/**
 * Circuits: and-inverter graphs, words over them, and machines with latches.
 *
 * <p>Start at {@link Aig}, whose literals everything else is made of; {@link Words} computes with
 * numbers of 32 bits as models do, {@link Circuit} is what the methods check, {@link Simulation}
 * runs it.
 */
@NullMarked
package jacquard.symbolic.circuit;

import org.jspecify.annotations.NullMarked;
