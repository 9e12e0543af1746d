package jacquard.bench.chapter8;

import jacquard.bench.chapter8.PriorityStudy.Order;
import jacquard.bench.measure.Budget;
import jacquard.bench.measure.Heap;
import jacquard.bench.subjects.UnitTest;
import jacquard.explore.Observer;
import jacquard.explore.Progress;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.script.Script;
import java.util.ArrayList;
import java.util.List;

/**
 * Open branches and live memory in the course of a best-first search.
 *
 * @param atEnd bytes in use when the search is over and only its result is left
 */
record FringeMemory(
    UnitTest test,
    String order,
    boolean complete,
    long executions,
    List<Sample> samples,
    long atEnd) {
  FringeMemory {
    samples = List.copyOf(samples);
  }

  /** What is in use at one moment, without what was before the search. */
  record Sample(long executions, long open, long bytes) {}

  static FringeMemory measure(UnitTest test, Order order, Budget budget) {
    Subject subject = new Script(test.program());
    Search search = Bugs.bestFirst(test, order.priorities().apply(1));
    Heap.clean();
    long before = Heap.used();
    Sampler sampler = new Sampler(before);
    Result result = search.check(subject, budget.limits().goingOn(), sampler);
    long executions = result.statistics().executions();
    boolean complete = result.cutShort().isEmpty();
    return new FringeMemory(
        test, order.name(), complete, executions, sampler.samples, cleanHeap(before));
  }

  private static long cleanHeap(long before) {
    Heap.clean();
    return Math.max(0, Heap.used() - before);
  }

  /** Looks at the heap every half second or so; more would leave no time to search. */
  private static final class Sampler implements Observer {
    private static final long INTERVAL = 500_000_000L;

    private final long before;
    private final List<Sample> samples = new ArrayList<>();
    private long next = System.nanoTime();

    Sampler(long before) {
      this.before = before;
    }

    @Override
    public void progress(Progress progress) {
      if (System.nanoTime() - next >= 0) {
        samples.add(new Sample(progress.executions(), progress.pending(), cleanHeap(before)));
        next = System.nanoTime() + INTERVAL;
      }
    }
  }

  Sample largest() {
    return samples.stream()
        .max((a, b) -> Long.compare(a.open(), b.open()))
        .orElse(new Sample(0, 0, 0));
  }

  /** The most bytes per open branch, where there are enough branches to tell. */
  double mostPerBranch(long atLeast) {
    return samples.stream()
        .filter(s -> s.open() >= atLeast)
        .mapToDouble(s -> (double) s.bytes() / s.open())
        .max()
        .orElse(0);
  }
}
