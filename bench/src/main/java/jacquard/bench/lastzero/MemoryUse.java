package jacquard.bench.lastzero;

import jacquard.bench.measure.Heap;
import jacquard.core.Statistics;
import jacquard.explore.Subject;
import jacquard.explore.catalog.SearchEntry;

/**
 * How much memory a search needs.
 *
 * @param heap the most bytes in use at the points looked at, without those in use before
 */
record MemoryUse(String search, int n, Statistics statistics, long heap) {
  /** How often the heap is looked at in one search. */
  private static final int POINTS = 20;

  static MemoryUse measure(SearchEntry search, int n) {
    Subject subject = LastZero.subject(n);
    HeapSampler sampler = new HeapSampler(Math.max(1, LastZero.traces(n) / POINTS));
    Heap.clean();
    long before = Heap.used();
    Statistics statistics = LastZero.check(search, subject, sampler).statistics();
    return new MemoryUse(search.name(), n, statistics, Math.max(0, sampler.peak() - before));
  }
}
