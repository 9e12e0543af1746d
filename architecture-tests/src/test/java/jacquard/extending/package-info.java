/**
 * The worked examples of {@code docs/extending.md}, which shows them as they are here. {@link
 * ExtendingTest} runs them.
 */
@NullMarked
package jacquard.extending;

import org.jspecify.annotations.NullMarked;
