/** Tokens to trees: {@link Parser} makes a {@link Specification}. */
@NullMarked
package jacquard.promela.syntax;

import org.jspecify.annotations.NullMarked;
