/**
 * Carries a request out, up to what a person is shown: several searches that find violations soon
 * between them, and the simplest schedule that shows one.
 *
 * <p>Start at {@link jacquard.explore.run.Portfolio}.
 */
@NullMarked
package jacquard.explore.run;

import org.jspecify.annotations.NullMarked;
