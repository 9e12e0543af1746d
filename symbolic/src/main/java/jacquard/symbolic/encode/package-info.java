/**
 * From a model to a circuit, after section 4 of Kahlon, Gupta and Sinha.
 *
 * <p>Start at {@link ModelCircuit#of}. {@link Cells} says which numbers make up a state; an {@link
 * Evaluation} computes expressions and {@link Commands} the effects of commands on a {@link
 * Memory}, whose numbers are words of literals; {@link Listing} says which transitions are possible
 * in a state, as the interpreter's list does, and {@link Composition} lets a scheduler, which is
 * made of inputs, choose one of them.
 */
@NullMarked
package jacquard.symbolic.encode;

import org.jspecify.annotations.NullMarked;
