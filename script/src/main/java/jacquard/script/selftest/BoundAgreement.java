package jacquard.script.selftest;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.TraceHash;
import jacquard.core.TraceSet;
import jacquard.explore.Observer;
import java.util.ArrayList;
import java.util.List;

/**
 * The local states of threads and the final states that a search has been through (section 8.3).
 *
 * <p>A local state is told by everything that the thread knows: its last step with its causal past.
 * This is finer than the values of its variables, so what is compared is stronger.
 */
final class BoundAgreement implements Observer {
  private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
  private final TraceSet local = new TraceSet();
  private final TraceSet ends = new TraceSet();
  private final List<Long> localStates = new ArrayList<>();
  private final List<Long> endStates = new ArrayList<>();

  @Override
  public void executed(Execution e) {
    order.compute(e);
    for (int i = 0; i < e.length(); i++) {
      long state = TraceHash.ofEvent(e, order, i);
      if (local.add(state)) {
        localStates.add(state);
      }
    }
    if (e.outcome().isComplete()) {
      long end = TraceHash.of(e, order);
      if (ends.add(end)) {
        endStates.add(end);
      }
    }
  }

  /** How many local states of the other search this one has missed. */
  long missingLocal(BoundAgreement other) {
    return other.localStates.stream().filter(s -> !local.contains(s)).count();
  }

  /** How many final states of the other search this one has missed. */
  long missingEnds(BoundAgreement other) {
    return other.endStates.stream().filter(s -> !ends.contains(s)).count();
  }

  int localStates() {
    return localStates.size();
  }

  int endStates() {
    return endStates.size();
  }
}
