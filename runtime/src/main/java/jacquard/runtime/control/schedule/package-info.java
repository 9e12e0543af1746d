/**
 * Who moves, when time passes, what is recorded, and how an execution ends. Start at {@link
 * jacquard.runtime.control.schedule.Scheduler}.
 */
@NullMarked
package jacquard.runtime.control.schedule;

import org.jspecify.annotations.NullMarked;
