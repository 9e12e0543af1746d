/**
 * The stateless engine: {@link jacquard.explore.engine.StatelessEngine} answers requests about
 * whatever can be run again and again, a {@link jacquard.explore.engine.RunnableTarget}.
 */
@NullMarked
package jacquard.explore.engine;

import org.jspecify.annotations.NullMarked;
