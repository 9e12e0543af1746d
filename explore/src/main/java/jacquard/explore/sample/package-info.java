/**
 * Searches that try random executions. They find bugs and never claim that there are none.
 *
 * <p>{@link SamplingSearch} runs a {@link Sampler} again and again: {@link RandomWalk}, {@link Pct}
 * or {@link Pos}.
 */
@NullMarked
package jacquard.explore.sample;

import org.jspecify.annotations.NullMarked;
