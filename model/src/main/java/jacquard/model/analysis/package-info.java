/**
 * What can be known of a model without running it: {@link Footprints} says what each edge touches,
 * now and later, and so which transitions of different processes depend on each other.
 */
@NullMarked
package jacquard.model.analysis;

import org.jspecify.annotations.NullMarked;
