/**
 * Brute force, to check the searches against: all traces of a small program.
 *
 * <p>Start at {@link Oracle}. Shares nothing with the searches but the subject that it runs: its
 * {@link CanonicalTrace}s come from the definitions, without vector clocks.
 */
@NullMarked
package jacquard.script.oracle;

import org.jspecify.annotations.NullMarked;
