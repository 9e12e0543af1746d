/**
 * Stateful search on models: every state is stored once.
 *
 * <p>Start at {@link SafetySearch}, which looks for failed assertions, other faults and invalid end
 * states, depth-first or breadth-first, and gives a {@link SearchResult}. {@link StateStore} keeps
 * the states, {@link Successors} makes the next ones, {@link Path} is a counterexample that can be
 * run again.
 *
 * <p>{@link SleepSetSearch} adds sleep sets; {@code jacquard.statespace.transactions} has
 * transactions, {@code jacquard.statespace.catalog} all searches by name, {@code
 * jacquard.statespace.graph} pictures of small state spaces.
 *
 * <p>For those who add to it: an ample-set or transaction-based search replaces the list that
 * {@link Successors#expand} gives by a part of it. {@link jacquard.statespace.liveness} looks for
 * cycles. A state in which one process runs alone is stored only where that process has a choice,
 * and is not counted as a state; so the number of states is that of Spin's verifier without
 * reduction and statement merging.
 */
@NullMarked
package jacquard.statespace;

import org.jspecify.annotations.NullMarked;
