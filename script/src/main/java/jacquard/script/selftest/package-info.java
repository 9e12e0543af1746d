/**
 * The searches against brute force on random programs.
 *
 * <p>{@link SelfTest} and {@link BoundsSelfTest} run many programs, {@link Agreement} and {@link
 * BoundedSearches} compare searches with the truth about one program.
 */
@NullMarked
package jacquard.script.selftest;

import org.jspecify.annotations.NullMarked;
