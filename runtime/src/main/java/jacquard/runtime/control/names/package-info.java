/**
 * Names for objects that are equal in all executions with the same past, and which objects are
 * shared. Start at {@link jacquard.runtime.control.names.ObjectNames}.
 */
@NullMarked
package jacquard.runtime.control.names;

import org.jspecify.annotations.NullMarked;
