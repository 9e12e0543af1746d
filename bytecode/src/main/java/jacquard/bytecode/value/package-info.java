/**
 * What the symbolic executor computes with: expressions over the state before a step, together with
 * what is known of their values. {@link jacquard.bytecode.value.Ints} and {@link
 * jacquard.bytecode.value.Longs} calculate as the JVM does; a {@code long} is two numbers of the
 * model.
 */
@NullMarked
package jacquard.bytecode.value;

import org.jspecify.annotations.NullMarked;
