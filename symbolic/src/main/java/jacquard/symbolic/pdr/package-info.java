/**
 * IC3, or property-directed reachability: Bradley, VMCAI 2011; Eén, Mishchenko and Brayton, FMCAD
 * 2011, whose names are used here; counterexamples to generalisation as in Hassan, Bradley and
 * Somenzi, FMCAD 2013; the temporary clause of a query as in Froleyks and Biere, FMCAD 2021.
 *
 * <p>Start at {@link PropertyDirectedReachability}. A {@link Cube} is a set of states; {@link
 * Frames} holds the cubes that are blocked, level by level; {@link Queries} asks the solver; {@link
 * Lifting} makes a cube of a predecessor; {@link Generalisation} makes a cube larger before it is
 * blocked.
 */
@NullMarked
package jacquard.symbolic.pdr;

import org.jspecify.annotations.NullMarked;
