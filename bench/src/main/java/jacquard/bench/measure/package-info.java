/** What the experiments measure with: budgets, times, the heap. */
@NullMarked
package jacquard.bench.measure;

import org.jspecify.annotations.NullMarked;
