/**
 * What can be checked, and who checks it.
 *
 * <p>Start at {@link Targets}, which asks one {@link TargetSource} after the other whether a name
 * is one of its kind. A front end is added there. {@link Engines} chooses the engine that can do
 * all that is asked for, and says why there is none.
 */
@NullMarked
package jacquard.cli.target;

import org.jspecify.annotations.NullMarked;
