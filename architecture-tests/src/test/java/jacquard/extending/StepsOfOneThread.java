package jacquard.extending;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.explore.Frontier;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BporProcedures;
import jacquard.explore.bounded.Optimisation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A bound on the steps of any one thread. */
final class StepsOfOneThread implements Bound {
  @Override
  public String name() {
    return "thread-steps";
  }

  @Override
  public String unit() {
    return "steps of any one thread";
  }

  @Override
  public String words(int limit) {
    return Verdict.Limit.atMost(limit, "step", "steps") + " of any one thread";
  }

  /** Equivalent executions have the same steps of each thread. */
  @Override
  public boolean isStable() {
    return true;
  }

  /** Steps of one thread are dependent, so independent parts have no thread in common. */
  @Override
  public boolean isExtensible() {
    return true;
  }

  @Override
  public int leastLimit() {
    return 1;
  }

  @Override
  public Meter meter() {
    return new MostSteps();
  }

  /** No reduction, which is right for every bound. */
  @Override
  public BporProcedures procedures(Set<Optimisation> optimisations) {
    return new BporProcedures.TryAll();
  }

  /** The values along an execution: the most steps that a thread has made. */
  private static final class MostSteps implements Meter {
    private final List<Integer> values = new ArrayList<>(List.of(0));

    @Override
    public int length() {
      return values.size() - 1;
    }

    @Override
    public int value(int length) {
      return values.get(length);
    }

    @Override
    public int next(Execution sofar, Frontier frontier, int thread) {
      return Math.max(values.getLast(), 1 + stepsOf(sofar, thread, length()));
    }

    @Override
    public void advance(Execution sofar) {
      int event = length();
      values.add(Math.max(values.getLast(), 1 + stepsOf(sofar, sofar.thread(event), event)));
    }

    @Override
    public void rollBack(int length) {
      while (length() > length) {
        values.removeLast();
      }
    }

    private static int stepsOf(Execution sofar, int thread, int before) {
      int steps = 0;
      for (int event = 0; event < before; event++) {
        steps += sofar.thread(event) == thread ? 1 : 0;
      }
      return steps;
    }
  }
}
