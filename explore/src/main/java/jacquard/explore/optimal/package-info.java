/**
 * Optimal dynamic partial-order reduction with wakeup trees, in a form that may explore pending
 * branches in any order: exactly one execution per Mazurkiewicz trace, none of them blocked.
 *
 * <p>Start at {@link OptimalSearch}. {@link jacquard.explore.race.RaceFinder} finds which events of
 * an execution to reverse, {@link WakeupTree} holds what has been and what is to be explored,
 * {@link LeafOrder} picks what comes next. After Abdulla, Aronis, Jonsson and Sagonas (Optimal
 * dynamic partial order reduction, POPL 2014; Source sets, JACM 2017); names as there. The
 * any-order form is established by experiment against brute force, not by a published proof;
 * depth-first order is the published algorithm.
 */
@NullMarked
package jacquard.explore.optimal;

import org.jspecify.annotations.NullMarked;
