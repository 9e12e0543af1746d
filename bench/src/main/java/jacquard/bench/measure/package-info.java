/** What the experiments measure with: budgets, times, the heap, whole commands. */
@NullMarked
package jacquard.bench.measure;

import org.jspecify.annotations.NullMarked;
