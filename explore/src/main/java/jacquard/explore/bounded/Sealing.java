package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.explore.Frontier;
import java.util.Arrays;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Preemption sealing (section 9.4) as a bound: counts the preemptions of threads whose next step is
 * in sealed code. With the limit 0, sealed code runs on until it ends or blocks.
 */
public final class Sealing implements Bound {
  private final IntPredicate isSealed;

  /**
   * Seals code.
   *
   * @param isSealed whether a place in the program is sealed
   */
  public Sealing(IntPredicate isSealed) {
    this.isSealed = isSealed;
  }

  @Override
  public String name() {
    return "sealed";
  }

  @Override
  public String unit() {
    return "preemptions in sealed code";
  }

  @Override
  public String words(int limit) {
    return Verdict.Limit.atMost(limit, "preemption", "preemptions") + " in sealed code";
  }

  @Override
  public boolean isStable() {
    return false;
  }

  @Override
  public boolean isExtensible() {
    return false;
  }

  @Override
  public BporProcedures procedures(Set<Optimisation> optimisations) {
    return new Procedures.Sealed();
  }

  @Override
  public Meter meter() {
    return new SealedPreemptions();
  }

  private final class SealedPreemptions extends SummingMeter {
    /** For each state, whether its last thread can go on and stands before sealed code. */
    private boolean[] holds = new boolean[64];

    @Override
    public void enter(Execution sofar, Frontier frontier) {
      int n = length();
      if (n >= holds.length) {
        holds = Arrays.copyOf(holds, n * 2);
      }
      if (n > 0) {
        int last = sofar.thread(n - 1);
        holds[n] = sofar.enabled(n, last) && isSealed.test(frontier.site(last));
      }
    }

    @Override
    public int next(Execution sofar, Frontier frontier, int thread) {
      int n = length();
      return value() + (n > 0 && holds[n] && sofar.thread(n - 1) != thread ? 1 : 0);
    }

    @Override
    int valueAfter(Execution sofar, int event) {
      boolean leaves = event > 0 && sofar.thread(event - 1) != sofar.thread(event);
      return value() + (leaves && holds[event] ? 1 : 0);
    }
  }
}
