package jacquard.explore.sample;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.explore.Frontier;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Partial order sampling (Yuan, Yang, Gu, CAV 2018): every pending step has a random priority, the
 * highest one runs, and those that race with it draw new ones.
 */
public final class Pos implements Sampler {
  private final SplittableRandom random;
  private double[] priority = new double[0];

  public Pos(long seed) {
    random = new SplittableRandom(seed);
  }

  @Override
  public void begin() {
    Arrays.fill(priority, Double.NaN);
  }

  @Override
  public long choose(Execution sofar, Frontier frontier) {
    int state = sofar.length();
    if (sofar.threads() > priority.length) {
      int known = priority.length;
      priority = Arrays.copyOf(priority, sofar.threads());
      Arrays.fill(priority, known, priority.length, Double.NaN);
    }
    int best = -1;
    for (int t = sofar.nextEnabled(state, 0); t >= 0; t = sofar.nextEnabled(state, t + 1)) {
      if (Double.isNaN(priority[t])) {
        priority[t] = random.nextDouble();
      }
      if (best < 0 || priority[t] > priority[best]) {
        best = t;
      }
    }
    for (int t = sofar.nextEnabled(state, 0); t >= 0; t = sofar.nextEnabled(state, t + 1)) {
      if (t == best
          || Dependence.READ_WRITE.dependent(
              frontier.object(t),
              frontier.kind(t).mayWrite(),
              frontier.object(best),
              frontier.kind(best).mayWrite())) {
        priority[t] = Double.NaN;
      }
    }
    return RandomWalk.labelOf(best, frontier, random);
  }
}
