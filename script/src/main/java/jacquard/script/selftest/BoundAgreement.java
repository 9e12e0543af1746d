package jacquard.script.selftest;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.TraceHash;
import jacquard.core.TraceSet;
import jacquard.explore.Observer;
import java.util.ArrayList;
import java.util.Arrays;
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

  /** The steps of the last execution; what both have in common has been seen. */
  private long[] last = new long[64];

  @Override
  public void executed(Execution e) {
    int common = common(e);
    order.rollBack(common);
    order.extend(e);
    for (int i = common; i < e.length(); i++) {
      last[i] = e.label(i);
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

  private int common(Execution e) {
    if (e.length() > last.length) {
      last = Arrays.copyOf(last, e.length() * 2);
    }
    int common = 0;
    while (common < Math.min(e.length(), order.length()) && e.label(common) == last[common]) {
      common++;
    }
    return common;
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
