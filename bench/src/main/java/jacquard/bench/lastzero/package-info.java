/**
 * How fast the optimal searches are and how much memory they need, on lastzero(n) of Abdulla,
 * Aronis, Jonsson, Sagonas: Optimal dynamic partial order reduction, POPL 2014.
 */
@NullMarked
package jacquard.bench.lastzero;

import org.jspecify.annotations.NullMarked;
