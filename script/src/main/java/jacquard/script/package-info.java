/**
 * Small concurrent programs written with a Java DSL, which every engine can run: for tests, for the
 * papers' examples and for comparing engines with each other.
 *
 * <p>Start at {@link Program}, which is data ({@link Statement}s over {@link Expression}s), and
 * {@link ProgramBuilder}, which makes it pleasant to write. {@link Script} runs a program as a
 * subject of the searches.
 */
@NullMarked
package jacquard.script;

import org.jspecify.annotations.NullMarked;
