/**
 * The command that measures: the experiments of the papers, and how fast Jacquard is.
 *
 * <p>Start at {@link Main}; each of its commands has a package of its own.
 */
@NullMarked
package jacquard.bench;

import org.jspecify.annotations.NullMarked;
