/**
 * From a request to what a person is shown: a search that finds violations soon, and the simplest
 * schedule that shows one.
 *
 * <p>Start at {@link jacquard.explore.hunt.Hunt}.
 */
@NullMarked
package jacquard.explore.hunt;

import org.jspecify.annotations.NullMarked;
