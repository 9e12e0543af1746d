package jacquard.litmus;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Outcome;
import jacquard.core.TraceHash;
import jacquard.explore.Observer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Watches a search and remembers its traces: which deadlocked, and how cheaply each can be had. */
final class Recorder implements Observer {
  private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
  private final Map<Long, Integer> fewestPreemptions = new LinkedHashMap<>();
  private final Set<Long> deadlocked = new LinkedHashSet<>();

  @Override
  public void executed(Execution execution) {
    if (!execution.outcome().isComplete()) {
      return;
    }
    order.compute(execution);
    long trace = TraceHash.of(execution, order);
    fewestPreemptions.merge(trace, execution.preemptions(), Math::min);
    if (execution.outcome() instanceof Outcome.Deadlocked) {
      deadlocked.add(trace);
    }
  }

  long deadlockedTraces() {
    return deadlocked.size();
  }

  /** As in {@link Expectation#tracesWithinPreemptions}, for a search that saw all executions. */
  List<Long> tracesWithinPreemptions() {
    List<Long> within = new ArrayList<>();
    for (int k = 0; within.isEmpty() || within.getLast() < fewestPreemptions.size(); k++) {
      int limit = k;
      within.add(fewestPreemptions.values().stream().filter(n -> n <= limit).count());
    }
    return within;
  }
}
