/**
 * The experiments of Flanagan, Godefroid: Dynamic partial-order reduction for model checking
 * software, POPL 2005, sections 5.1 and 5.2, for the searches that store no states.
 *
 * <p>Start at {@link Measurements}.
 */
@NullMarked
package jacquard.bench.popl2005;

import org.jspecify.annotations.NullMarked;
