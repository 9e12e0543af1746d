/** The methods by name: {@link MethodCatalog}, of {@link MethodEntry}. */
@NullMarked
package jacquard.symbolic.catalog;

import org.jspecify.annotations.NullMarked;
