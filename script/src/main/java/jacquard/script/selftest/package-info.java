/**
 * The searches against brute force on random programs.
 *
 * <p>{@link SelfTest} runs many programs, {@link Agreement} compares one search with the truth
 * about one program.
 */
@NullMarked
package jacquard.script.selftest;

import org.jspecify.annotations.NullMarked;
