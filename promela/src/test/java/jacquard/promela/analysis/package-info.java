/** What the analyses of models say of models written in Promela. */
@NullMarked
package jacquard.promela.analysis;

import org.jspecify.annotations.NullMarked;
