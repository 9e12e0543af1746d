package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.explore.Frontier;
import jacquard.explore.path.BacktrackPath;
import java.util.List;

/** The bounds of a search, measured along the current execution. */
final class Meters {
  private final List<BoundLimit> limits;
  private final List<Bound.Meter> meters;

  Meters(List<BoundLimit> limits) {
    this.limits = limits;
    this.meters = limits.stream().map(l -> l.bound().meter()).toList();
  }

  void rollBack(int length) {
    for (Bound.Meter meter : meters) {
      meter.rollBack(length);
    }
  }

  /** Follows an execution to the state that it is in; to be called in every state. */
  void follow(Execution sofar, Frontier frontier) {
    for (Bound.Meter meter : meters) {
      while (meter.length() < sofar.length()) {
        meter.advance(sofar);
      }
      meter.enter(sofar, frontier);
    }
  }

  /** Notes what each enabled thread would cost in the current state, and whether it is allowed. */
  void enter(BacktrackPath.State state, Execution sofar, Frontier frontier) {
    int depth = sofar.length();
    for (int t = sofar.nextEnabled(depth, 0); t >= 0; t = sofar.nextEnabled(depth, t + 1)) {
      int total = 0;
      boolean within = true;
      for (int b = 0; b < meters.size(); b++) {
        int value = meters.get(b).next(sofar, frontier, t);
        total += value;
        within &= value <= limits.get(b).limit();
      }
      state.setValue(t, total);
      if (within) {
        state.within.add(t);
      }
    }
  }

  Verdict.Scope scope(Verdict.Grounds grounds) {
    return new Verdict.Scope.WithinBound(
        limits.stream().map(BoundLimit::toVerdict).toList(), grounds);
  }
}
