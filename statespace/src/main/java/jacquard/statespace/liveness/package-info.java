/**
 * Properties of infinite runs of models: formulas of linear temporal logic, never claims,
 * acceptance and progress labels.
 *
 * <p>Start at {@link LivenessSearch} and {@link Property}. A {@link Claim} watches the run and
 * moves first, in the first state already; a run that has come to its end repeats its last state
 * for ever. {@link Product} makes the common steps. {@link LassoFinder} turns what was found into a
 * run, and {@link LassoCheck} tells, without the search, whether a run violates a property.
 *
 * <p>With a reduction the search follows ample sets of the model that depend on the state of the
 * model alone, so that what is proven about them holds for the product with any automaton of a
 * stutter-invariant language (see {@link jacquard.ltl.buchi}): {@link
 * jacquard.model.analysis.VisibleEdges} has C2, and C3 holds because every cycle of a process has
 * an edge that is taken only where all others are, too ({@link
 * jacquard.model.analysis.CycleBreakingEdges}). {@link jacquard.model.analysis.EnablingEdges} has
 * what weak fairness needs beyond that, {@link ClaimAutomaton} the language of a never claim.
 */
@NullMarked
package jacquard.statespace.liveness;

import org.jspecify.annotations.NullMarked;
