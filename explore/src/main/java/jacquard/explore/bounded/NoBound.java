package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.explore.Frontier;
import java.util.Set;

/** The bound that nothing exceeds; BPOR with it is DPOR. */
final class NoBound implements Bound {
  @Override
  public String name() {
    return "none";
  }

  @Override
  public String unit() {
    return "steps";
  }

  @Override
  public String words(int limit) {
    return "anything";
  }

  @Override
  public boolean isStable() {
    return true;
  }

  @Override
  public boolean isExtensible() {
    return true;
  }

  @Override
  public BporProcedures procedures(Set<Optimisation> optimisations) {
    return new Procedures.Local(optimisations);
  }

  @Override
  public Meter meter() {
    return new SummingMeter() {
      @Override
      public int next(Execution sofar, Frontier frontier, int thread) {
        return 0;
      }

      @Override
      int valueAfter(Execution sofar, int event) {
        return 0;
      }
    };
  }
}
