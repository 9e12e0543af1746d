/**
 * The {@code jacquard} command.
 *
 * <p>{@link Main} is where it starts. Each command is a class in {@link jacquard.cli.command};
 * start at {@link jacquard.cli.command.CheckCommand}. What it works on is found in {@link
 * jacquard.cli.target}; a Java program needs another JVM, which {@link jacquard.cli.worker} starts;
 * what people read is made in {@link jacquard.cli.rendering}; all of it reaches them through the
 * {@link jacquard.cli.console}.
 */
@NullMarked
package jacquard.cli;

import org.jspecify.annotations.NullMarked;
