/** What comparisons with the explicit engine on very many random models share. */
@NullMarked
package jacquard.symbolic.campaign;

import org.jspecify.annotations.NullMarked;
