/**
 * The {@code jacquard} command.
 *
 * <p>Start at {@link Main}, then {@link CheckCommand}. Each command is a class; {@link Targets}
 * finds what it works on, {@link SearchRun} runs a search with progress and Ctrl-C. Java programs
 * need another JVM, which {@link WorkerProcess} starts. A wrong call is a {@link UsageException},
 * one line and exit status 2; any other exception is a fault of Jacquard.
 */
@NullMarked
package jacquard.cli;

import org.jspecify.annotations.NullMarked;
