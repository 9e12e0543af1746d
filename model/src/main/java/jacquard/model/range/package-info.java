/**
 * Which numbers the variables of a model can hold, found without running it. Start at {@link
 * Ranges}; {@link Interval} computes with ranges as the interpreter does with numbers, and {@link
 * Values} with expressions.
 */
@NullMarked
package jacquard.model.range;

import org.jspecify.annotations.NullMarked;
