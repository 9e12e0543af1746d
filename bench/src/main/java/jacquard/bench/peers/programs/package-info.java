/**
 * The programs that are checked: plain Java, which knows nothing of who checks it. An object is one
 * execution's state, {@code run} is the execution.
 */
@NullMarked
package jacquard.bench.peers.programs;

import org.jspecify.annotations.NullMarked;
