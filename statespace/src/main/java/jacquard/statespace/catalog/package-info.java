/** The searches of {@code statespace} by their names: {@link StateSearches}. */
@NullMarked
package jacquard.statespace.catalog;

import org.jspecify.annotations.NullMarked;
