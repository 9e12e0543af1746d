/**
 * The life of threads, and what others see of it. Start at {@link
 * jacquard.runtime.control.threads.Threads}.
 */
@NullMarked
package jacquard.runtime.control.threads;

import org.jspecify.annotations.NullMarked;
