/**
 * Random small programs with every construct of the language, and the smallest program that still
 * shows a problem.
 *
 * <p>{@link ProgramGenerator} makes them from a seed, {@link Shrinker} makes them smaller.
 */
@NullMarked
package jacquard.script.generate;

import org.jspecify.annotations.NullMarked;
