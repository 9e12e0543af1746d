/**
 * JUnit tests under every interleaving of their threads.
 *
 * <p>Start at {@link AllInterleavings}.
 */
@NullMarked
package jacquard.junit;

import org.jspecify.annotations.NullMarked;
