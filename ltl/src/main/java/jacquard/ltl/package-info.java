/**
 * Linear temporal logic: formulas, their syntax as Spin takes it, and their meaning.
 *
 * <p>Start at {@link Formula}. {@link FormulaParser} reads one and leaves the atoms to an {@link
 * AtomParser}; {@link NegationNormalForm} and {@link Simplification} prepare it for the translation
 * to an automaton in {@link jacquard.ltl.buchi}. {@link LassoEvaluation} says whether an ultimately
 * periodic word satisfies it, straight from the definition.
 */
@NullMarked
package jacquard.ltl;

import org.jspecify.annotations.NullMarked;
