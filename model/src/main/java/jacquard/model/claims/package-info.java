/**
 * Everything that a model claims, checked one after the other. Start at {@link
 * jacquard.model.claims.AllClaims}.
 */
@NullMarked
package jacquard.model.claims;

import org.jspecify.annotations.NullMarked;
