/**
 * Sets of states. {@link jacquard.statespace.store.StateTree} keeps parts that states have in
 * common only once and makes a number of each state; {@link jacquard.statespace.store.KeySet} is a
 * set of such numbers that several threads may add to.
 */
@NullMarked
package jacquard.statespace.store;

import org.jspecify.annotations.NullMarked;
