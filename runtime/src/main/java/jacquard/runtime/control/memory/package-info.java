/**
 * Reads and writes of memory, the initialisation of classes, and what is older than an execution.
 * Start at {@link jacquard.runtime.control.memory.Accesses}.
 */
@NullMarked
package jacquard.runtime.control.memory;

import org.jspecify.annotations.NullMarked;
