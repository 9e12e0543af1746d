/** Runs of models in the form in which Spin writes them. */
@NullMarked
package jacquard.model.trail;

import org.jspecify.annotations.NullMarked;
