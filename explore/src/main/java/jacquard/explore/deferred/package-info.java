/**
 * Optimal search in the order of preemptions: executions that need few come first, and no trace
 * comes twice while the bound rises.
 *
 * <p>Start at {@link DeferredSearch}. {@link LeastPreemptions} says how many preemptions a trace
 * needs, {@link DeferredOrder} lets the pending leaves of {@link jacquard.explore.optimal} wait for
 * their turn. Bounding by the least number over all orders of a trace is after Marmanis and
 * Vafeiadis (Reconciling preemption bounding with DPOR, TACAS 2023); that a little slack makes it
 * complete for wakeup trees is established by experiment against brute force, not by proof.
 */
@NullMarked
package jacquard.explore.deferred;

import org.jspecify.annotations.NullMarked;
