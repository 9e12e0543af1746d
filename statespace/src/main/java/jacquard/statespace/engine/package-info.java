/**
 * The stateful engine: {@link jacquard.statespace.engine.StatefulEngine} answers requests about
 * models by visiting their states.
 */
@NullMarked
package jacquard.statespace.engine;

import org.jspecify.annotations.NullMarked;
