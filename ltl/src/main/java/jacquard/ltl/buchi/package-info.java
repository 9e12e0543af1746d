/**
 * Büchi automata: the translation of formulas to them, and what a search must know of one.
 *
 * <p>Start at {@link Translation} and {@link BuchiAutomaton}. The translation is {@link
 * AlternatingAutomaton}, {@link Dealternation}, {@link Degeneralisation}, with a {@link Reduction}
 * in between. {@link BuchiBuilder} takes the graph of a never claim instead. {@link NeverClaim} and
 * {@link Graphviz} print. All of it is tested against a search of lassos for accepting cycles by
 * their definition.
 *
 * <h2>An automaton and ample sets</h2>
 *
 * <p>To refute a formula, a search looks for an accepted run of the automaton of its negation in
 * the product with the model. {@link StutterInvariance} says whether the model may be reduced at
 * all.
 *
 * <p>What is proven about ample sets (Peled, CAV 1993; Clarke, Grumberg and Peled, <i>Model
 * Checking</i>, chapter 10) is about the model alone: if ample(s) satisfies C0 to C3 in the graph
 * of the model, then the reduced graph has, for every path of the full one, a path that differs by
 * stuttering. So the product of the <i>reduced model</i> with an automaton is empty exactly if the
 * product of the full model is, under these conditions, and the automaton may have any shape:
 *
 * <ol>
 *   <li>Its language is stutter-invariant: {@link StutterInvariance.Invariant}, which is decided
 *       for formulas and, by way of their {@link Complement}, for automata.
 *   <li>Every proposition of the automaton is among those with respect to which transitions are
 *       called visible (C2).
 *   <li>ample(s) depends on the state s of the model only. It is the same whatever the state of the
 *       automaton, on whatever path s is met, and in both searches of a nested depth-first search.
 *   <li>C3 holds for the cycles of the reduced graph of the model, not just for those of the
 *       product.
 * </ol>
 *
 * <p>The usual on-the-fly algorithm breaks the last two: it chooses ample sets for states of the
 * product and looks for cycles on the stack of the search in the product. Siegel (<i>What's Wrong
 * with On-the-Fly Partial Order Reduction</i>, CAV 2019) shows by counterexamples that it can miss
 * violations, and repairs it for a restricted class of automata only. Nothing here recognises or
 * produces that class, so an engine must not rely on it.
 *
 * <p>The conditions can be met on the fly. Let the engine decide ample(s) once, when it first
 * expands the model state s in whatever product state, and remember the decision with s; and let it
 * expand s in full if one of the successors in the candidate set is a model state that was met
 * before (s itself included). Then C3 holds: of the states on a cycle of the reduced graph consider
 * the one that was decided last; its successor on the cycle had been met by then, so it was
 * expanded in full. Another way is to break the cycles of the processes' control-flow graphs
 * beforehand (Kurshan, Levin, Minea, Peled and Yenigün, TACAS 1998), or to build the reduced graph
 * before the product.
 */
@NullMarked
package jacquard.ltl.buchi;

import org.jspecify.annotations.NullMarked;
