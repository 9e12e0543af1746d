/**
 * Promela, as Spin 6.5 takes it, to {@link jacquard.model.Model}.
 *
 * <p>Start at {@link Promela}. {@code lex} has the preprocessor and the tokens, {@code syntax} the
 * tree and the parser, {@code translate} the scopes and the process graphs. The graphs have the
 * states of Spin's verifier without statement merging ({@code -o3}): a jump that is the first
 * statement of an option is a step, all others are not; a declaration behind a statement is a step.
 */
@NullMarked
package jacquard.promela;

import org.jspecify.annotations.NullMarked;
