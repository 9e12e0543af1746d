package jacquard.core;

/**
 * A number that equivalent executions share and others, as far as 64 bits can tell, do not.
 *
 * <p>It sums, over all events, a hash of what the event did and of its vector clock: the sum does
 * not depend on the order of independent events, and the clocks determine the order of the others.
 */
public final class TraceHash {
  private TraceHash() {}

  public static long of(Execution execution, HappensBefore order) {
    long sum = 0;
    for (int e = 0; e < execution.length(); e++) {
      sum += ofEvent(execution, order, e);
    }
    return mix(sum);
  }

  /** A number for an event together with everything that happens before it. */
  public static long ofEvent(Execution execution, HappensBefore order, int e) {
    long h = execution.thread(e);
    h = mix(h * 31 + execution.kind(e).number());
    h = mix(h ^ execution.object(e));
    h = mix(h * 31 + execution.choice(e) * 2L + (execution.writes(e) ? 1 : 0));
    for (int t = 0; t < execution.threads(); t++) {
      int clock = order.clock(e, t);
      if (clock != 0) {
        h = mix(h ^ (((long) t << 32) | clock));
      }
    }
    return h;
  }

  /** The finaliser of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014). */
  static long mix(long z) {
    z += 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
