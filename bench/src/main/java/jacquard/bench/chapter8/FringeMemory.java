package jacquard.bench.chapter8;

import jacquard.bench.chapter8.PriorityStudy.Order;
import jacquard.bench.measure.Heap;
import jacquard.bench.measure.SearchBudget;
import jacquard.bench.subjects.UnitTest;
import jacquard.core.Execution;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.best.Priority;
import jacquard.script.Script;
import java.util.ArrayList;
import java.util.List;

/**
 * Open branches and live memory in the course of a best-first search.
 *
 * @param peakOpen the most branches open at any time
 * @param atEnd bytes in use when the search is over and only its result is left
 */
record FringeMemory(
    UnitTest test,
    String order,
    boolean complete,
    long executions,
    long peakOpen,
    List<Sample> samples,
    long atEnd) {
  FringeMemory {
    samples = List.copyOf(samples);
  }

  /** What is in use at one moment, without what was before the search. */
  record Sample(long executions, long open, long bytes) {}

  /** Measures a number of times in the course of so many executions. */
  static FringeMemory measure(UnitTest test, Order order, SearchBudget budget, long interval) {
    Subject subject = new Script(test.program());
    Heap.clean();
    Sampler sampler = new Sampler(Heap.used(), interval);
    List<Priority> priorities = new ArrayList<>(order.priorities().apply(1));
    priorities.add(sampler);
    Result result =
        Bugs.bestFirst(test, priorities).check(subject, budget.limits().goingOn(), sampler);
    return new FringeMemory(
        test,
        order.name(),
        result.cutShort().isEmpty(),
        result.statistics().executions(),
        result.statistics().peakPending(),
        sampler.samples,
        sampler.bytes());
  }

  /**
   * Looks at the heap after every so many executions. As the last of the priorities, which prefers
   * nothing, it learns how many branches have been found; each execution after the first is one
   * that has been taken from the fringe.
   */
  private static final class Sampler implements Observer, Priority {
    private final long before;
    private final long interval;
    private final List<Sample> samples = new ArrayList<>();
    private long found;
    private long executions;

    Sampler(long before, long interval) {
      this.before = before;
      this.interval = interval;
    }

    @Override
    public double rank(Branch branch) {
      found = branch.number();
      return 0;
    }

    @Override
    public void executed(Execution execution) {
      long taken = executions;
      executions++;
      if (executions % interval == 0) {
        samples.add(new Sample(executions, found - taken, bytes()));
      }
    }

    long bytes() {
      Heap.clean();
      return Math.max(0, Heap.used() - before);
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
