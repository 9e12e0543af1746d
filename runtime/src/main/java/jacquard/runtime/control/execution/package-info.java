/**
 * One execution of a program after the other, and what is said about them. Start at {@link
 * jacquard.runtime.control.execution.JavaRun}.
 */
@NullMarked
package jacquard.runtime.control.execution;

import org.jspecify.annotations.NullMarked;
