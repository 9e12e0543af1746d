/**
 * Pictures of small state spaces.
 *
 * <p>{@link GraphRecorder} searches a model and writes down a {@link StateGraph}, with what a
 * reduction leaves out; {@link StateGraphviz} draws it.
 */
@NullMarked
package jacquard.statespace.graph;

import org.jspecify.annotations.NullMarked;
