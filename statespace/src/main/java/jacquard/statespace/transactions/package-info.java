/**
 * Transactions: steps of one process that can be taken as one, because the first of them can be
 * moved to the right and the last of them to the left of what other processes do.
 *
 * <p>{@link TransactionSearch} is the search of Levin, Palmer, Qadeer and Rajamani (SPIN 2005),
 * with their commit point completion, with cycle detection or, for comparison, without any {@link
 * Proviso}. Different from the paper:
 *
 * <ul>
 *   <li>Right movers are those of {@link jacquard.model.analysis.Movers}, the same in all states.
 *       But left movers are judged in the state at hand ({@code LeftMovers}), from what the other
 *       processes may still do, and with the lock-acquisition patterns of Kahlon, Gupta and Sinha
 *       (CAV 2006): the enabled transitions of the process must be a persistent set.
 *   <li>A process that blocks after its commit ends its transaction at once. As the paper prints
 *       it, line L19 leaves the others out where a right mover led to the blocked state, and loses
 *       what the process does when it is unblocked.
 * </ul>
 *
 * <p>Right movers hide invalid end states: a process that holds a lock and waits for another one is
 * not left there for the others to go on. {@link TransactionSearch.Outcome#coversEndStates} says
 * when that has not happened.
 */
@NullMarked
package jacquard.statespace.transactions;

import org.jspecify.annotations.NullMarked;
