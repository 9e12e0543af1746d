/**
 * What can be known of a model without running it. {@link Footprints} says what each edge touches,
 * now and later; {@link StaticDependence} which edges may not be swapped, may be enabled together
 * or enable each other.
 *
 * <p>{@link Locks} recognises what a model uses as locks ({@link Lock.Idiom} lists the idioms) and
 * which of them are held where; {@link LockPatterns} and {@link Movers} draw conclusions from that:
 * what is out of reach while a lock is held, and which steps can be moved to the right or to the
 * left of what other processes do.
 *
 * <p>{@link LiveVariables} says which local variables may still be read, and {@link DeadVariables}
 * makes a model that sets the others to 0, so that fewer states differ. {@link VisibleEdges} says
 * which steps a property may see, {@link EnablingEdges} which weak fairness may. All of them may
 * say too much, never too little.
 */
@NullMarked
package jacquard.model.analysis;

import org.jspecify.annotations.NullMarked;
