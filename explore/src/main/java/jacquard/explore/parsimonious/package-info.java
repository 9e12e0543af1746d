/**
 * Optimal dynamic partial-order reduction in polynomial space: exactly one execution per
 * Mazurkiewicz trace, none of them blocked, and nothing remembered but the executions on the way to
 * the current one.
 *
 * <p>Start at {@link ParsimoniousSearch}, which says how it works and why that is enough. The
 * goals, and the idea to reverse each race in one execution only, are those of Abdulla, Atig, Das,
 * Jonsson and Sagonas (Parsimonious optimal dynamic partial order reduction, CAV 2024); that the
 * discarded steps single out the one execution that may reverse a race is the idea of
 * Kokologiannakis, Marmanis, Gladstein and Vafeiadis (Truly stateless, optimal dynamic partial
 * order reduction, POPL 2022). The criterion and its argument for sequences of arbitrary blocking
 * operations are our own, established by the argument given there and by experiment against brute
 * force.
 */
@NullMarked
package jacquard.explore.parsimonious;

import org.jspecify.annotations.NullMarked;
