/**
 * Monitors and those synchronisers of the JDK that are one visible operation each. Start at {@link
 * jacquard.runtime.control.synchronisers.Monitors}; how to add one is said in {@link
 * jacquard.runtime.control}.
 */
@NullMarked
package jacquard.runtime.control.synchronisers;

import org.jspecify.annotations.NullMarked;
