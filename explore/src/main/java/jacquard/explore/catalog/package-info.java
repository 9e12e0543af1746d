/** The searches by name. Start at {@link Searches}. */
@NullMarked
package jacquard.explore.catalog;

import org.jspecify.annotations.NullMarked;
