/**
 * Small tests of libraries that people use, with the verdict that is right.
 *
 * <p>The programs are in {@code src/test/programs}: {@link jacquard.library.Expect} says what is
 * right, {@link jacquard.library.Versions} that a program is checked with two versions of a
 * library.
 */
package jacquard.library;
