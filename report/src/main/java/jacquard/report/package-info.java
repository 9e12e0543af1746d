/**
 * What a finished check says, for people and for scripts.
 *
 * <p>Start at {@link Check}, all that a report is made from. {@link TextReport} writes it as text,
 * a counterexample with one column per thread; {@link JsonReport} writes the JSON that {@link
 * SavedCheck} reads back. {@link Comparison} sets several searches side by side. Sees {@code core},
 * never an engine.
 */
@NullMarked
package jacquard.report;

import jacquard.core.answer.Check;
import org.jspecify.annotations.NullMarked;
