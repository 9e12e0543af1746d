/**
 * What a user asks for. A {@link jacquard.core.request.CheckRequest} names a target and has a value
 * for each {@link jacquard.core.request.CheckOption} that was given; it is written on command
 * lines, into the JSON of a check, and read back from there.
 */
@NullMarked
package jacquard.core.request;

import org.jspecify.annotations.NullMarked;
