/** The methods by name: {@link MethodCatalog}. */
@NullMarked
package jacquard.symbolic.catalog;

import org.jspecify.annotations.NullMarked;
