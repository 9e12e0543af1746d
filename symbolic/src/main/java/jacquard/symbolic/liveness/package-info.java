/**
 * Justice properties: whether an infinite run has certain literals true infinitely often.
 *
 * <p>Start at {@link LivenessCheck}. {@link LivenessToSafety} and {@link KLiveness} make circuits
 * whose bad state says what is asked; the methods for bad states do the rest.
 */
@NullMarked
package jacquard.symbolic.liveness;

import org.jspecify.annotations.NullMarked;
