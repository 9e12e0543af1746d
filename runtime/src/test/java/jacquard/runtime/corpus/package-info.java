/**
 * Java programs whose verdict is known, for the tests of the checker.
 *
 * <p>{@link Corpus} lists them; {@link Expect} says what is known.
 */
package jacquard.runtime.corpus;
