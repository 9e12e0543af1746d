package jacquard.bench.chapter8;

import jacquard.bench.measure.CpuTime;
import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.TraceHash;
import jacquard.core.TraceSet;
import jacquard.explore.Observer;

/**
 * Counts the different local states of threads, and the different final and deadlock states, that a
 * search goes through, by hashes of their causal past (section 8.3).
 */
final class StateCounter implements Observer {
  private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
  private final TraceSet local = new TraceSet();
  private final TraceSet ends = new TraceSet();
  private long fingerprint;
  private long nanos;

  @Override
  public void executed(Execution e) {
    long started = CpuTime.nanos();
    order.compute(e);
    for (int i = 0; i < e.length(); i++) {
      add(local, TraceHash.ofEvent(e, order, i));
    }
    if (e.outcome().isComplete()) {
      add(ends, TraceHash.of(e, order));
    }
    nanos += CpuTime.nanos() - started;
  }

  private void add(TraceSet states, long hash) {
    if (states.add(hash)) {
      fingerprint += hash;
    }
  }

  long localStates() {
    return local.size();
  }

  long endStates() {
    return ends.size();
  }

  /** A number that is the same, as far as 64 bits can tell, if and only if all states are. */
  long fingerprint() {
    return fingerprint;
  }

  /** The processor time spent here, which is not the search's. */
  long nanos() {
    return nanos;
  }
}
