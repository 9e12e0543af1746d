/**
 * The symbolic engine: makes a circuit of a model, has it checked by a method of {@code
 * jacquard.symbolic.method}, and tells what that found in terms of the model.
 *
 * <p>Start at {@link SymbolicEngine}.
 */
@NullMarked
package jacquard.symbolic.engine;

import org.jspecify.annotations.NullMarked;
