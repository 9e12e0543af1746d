/**
 * Runs the threads of a program one at a time, as fibers on the calling thread, and records every
 * visible operation. Start at {@link jacquard.runtime.control.Scheduler}; {@link
 * jacquard.runtime.control.Supervisor} is what the hooks call.
 */
@NullMarked
package jacquard.runtime.control;

import org.jspecify.annotations.NullMarked;
