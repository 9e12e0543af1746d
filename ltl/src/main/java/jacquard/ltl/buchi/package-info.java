/**
 * Büchi automata and the translation of formulas to them.
 *
 * <p>Start at {@link Translation} and {@link BuchiAutomaton}.
 */
@NullMarked
package jacquard.ltl.buchi;

import org.jspecify.annotations.NullMarked;
