/**
 * Table 1 of Levin, Palmer, Qadeer and Rajamani (SPIN 2005): {@link TransactionsCommand} counts the
 * states that transaction-based searches store on ten models.
 */
@NullMarked
package jacquard.bench.transactions;

import org.jspecify.annotations.NullMarked;
