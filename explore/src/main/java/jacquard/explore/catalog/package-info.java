/**
 * The searches by name. Start at {@link Searches}; {@link SearchRequest} turns a name with bounds,
 * priorities and the like into a search.
 */
@NullMarked
package jacquard.explore.catalog;

import org.jspecify.annotations.NullMarked;
