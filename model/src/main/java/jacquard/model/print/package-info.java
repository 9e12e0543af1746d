/**
 * Models and states for people: {@link jacquard.model.print.ModelText} and {@link
 * jacquard.model.print.Graphviz} show the graphs, {@link jacquard.model.print.StateText} the values
 * of a state.
 */
@NullMarked
package jacquard.model.print;

import org.jspecify.annotations.NullMarked;
