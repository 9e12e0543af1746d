/**
 * Runs real Java code as fibers under the control of a search.
 *
 * <p>{@link jacquard.runtime.rewrite} changes classes so that they call {@link jacquard.hooks}.
 */
@NullMarked
package jacquard.runtime;

import org.jspecify.annotations.NullMarked;
