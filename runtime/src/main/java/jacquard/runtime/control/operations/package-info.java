/**
 * What every visible operation has in common: it is announced, performed and told of, it may be a
 * part of a section of the JDK's, and its object may be shared or private. Start at {@link
 * jacquard.runtime.control.operations.Operations}.
 */
@NullMarked
package jacquard.runtime.control.operations;

import org.jspecify.annotations.NullMarked;
