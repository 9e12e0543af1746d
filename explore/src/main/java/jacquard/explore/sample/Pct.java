package jacquard.explore.sample;

import jacquard.core.Execution;
import jacquard.explore.Frontier;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi, Nagarakatte, ASPLOS 2010).
 *
 * <p>Threads have random priorities, the highest enabled one runs, and at {@code depth - 1} random
 * steps the running thread drops below all others. A bug of that depth in a program with n threads
 * and k steps is found with probability at least 1/(n·k^(depth-1)) in each execution.
 */
public final class Pct implements Sampler {
  private final SplittableRandom random;
  private final int depth;
  private int longest = 1;
  private long[] priority = new long[0];
  private final int[] changeAt;

  public Pct(long seed, int depth) {
    this.random = new SplittableRandom(seed);
    this.depth = depth;
    this.changeAt = new int[depth - 1];
  }

  @Override
  public void begin() {
    priority = new long[0];
    for (int i = 0; i < changeAt.length; i++) {
      changeAt[i] = 1 + random.nextInt(longest);
    }
  }

  @Override
  public void end(int steps) {
    longest = Math.max(longest, steps);
  }

  @Override
  public long choose(Execution sofar, Frontier frontier) {
    int state = sofar.length();
    drawPriorities(sofar.threads());
    for (int i = 0; i < changeAt.length; i++) {
      if (state > 0 && changeAt[i] == state) {
        priority[sofar.thread(state - 1)] = depth - 2L - i;
      }
    }
    int best = -1;
    for (int t = sofar.nextEnabled(state, 0); t >= 0; t = sofar.nextEnabled(state, t + 1)) {
      if (best < 0 || priority[t] > priority[best]) {
        best = t;
      }
    }
    return RandomWalk.labelOf(best, frontier, random);
  }

  /** New threads get a random priority above all those that a change may give. */
  private void drawPriorities(int threads) {
    int known = priority.length;
    if (threads > known) {
      priority = Arrays.copyOf(priority, threads);
      for (int t = known; t < threads; t++) {
        priority[t] = depth + random.nextLong(Long.MAX_VALUE - depth);
      }
    }
  }
}
