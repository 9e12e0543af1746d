/**
 * The JVM that can control Java programs, in which a command about such a program runs once more.
 *
 * <p>Start at {@link WorkerCommand}.
 */
@NullMarked
package jacquard.cli.worker;

import org.jspecify.annotations.NullMarked;
