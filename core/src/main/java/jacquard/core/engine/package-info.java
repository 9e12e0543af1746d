/**
 * Who checks what: an {@link jacquard.core.engine.Engine} answers a request about a {@link
 * jacquard.core.engine.Target}, or says why it cannot. Front ends make targets, engines make
 * checks, reports read checks; they meet here and nowhere else.
 */
@NullMarked
package jacquard.core.engine;

import org.jspecify.annotations.NullMarked;
