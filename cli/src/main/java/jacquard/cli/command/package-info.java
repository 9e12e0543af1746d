/**
 * The commands, a class each, and how their arguments are read.
 *
 * <p>Start at {@link CheckCommand}. The options that say what to check and how are not declared
 * here: {@link RequestOptions} makes them from the table of {@link
 * jacquard.core.request.CheckOptions}. A {@link Recording} is what a replay is given.
 */
@NullMarked
package jacquard.cli.command;

import org.jspecify.annotations.NullMarked;
