/**
 * Small random models as Promela text, the same for the same seed; the tests of other modules use
 * them, too.
 *
 * <p>{@link RandomModel} has most constructs of the language, the others one theme each.
 */
@NullMarked
package jacquard.promela.random;

import org.jspecify.annotations.NullMarked;
