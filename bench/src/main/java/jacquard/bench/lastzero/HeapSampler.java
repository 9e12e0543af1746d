package jacquard.bench.lastzero;

import jacquard.bench.measure.Heap;
import jacquard.core.Execution;
import jacquard.explore.Observer;

/** Looks at the heap after every so many executions, and remembers the most that was in use. */
final class HeapSampler implements Observer {
  private final long interval;
  private long executions;
  private long peak;

  HeapSampler(long interval) {
    this.interval = interval;
  }

  @Override
  public void executed(Execution execution) {
    executions++;
    if (executions % interval == 0) {
      peak = Math.max(peak, Heap.used());
    }
  }

  long peak() {
    return peak;
  }
}
