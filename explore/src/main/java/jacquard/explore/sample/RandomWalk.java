package jacquard.explore.sample;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.explore.Frontier;
import java.util.SplittableRandom;

/** In every state picks any enabled thread, all with equal probability. */
public final class RandomWalk implements Sampler {
  private final SplittableRandom random;

  public RandomWalk(long seed) {
    random = new SplittableRandom(seed);
  }

  @Override
  public long choose(Execution sofar, Frontier frontier) {
    int state = sofar.length();
    int skip = random.nextInt(sofar.enabledCount(state));
    int thread = sofar.nextEnabled(state, 0);
    while (skip-- > 0) {
      thread = sofar.nextEnabled(state, thread + 1);
    }
    return labelOf(thread, frontier, random);
  }

  static long labelOf(int thread, Frontier frontier, SplittableRandom random) {
    int alternatives = frontier.alternatives(thread);
    return Label.of(thread, alternatives == 1 ? 0 : random.nextInt(alternatives));
  }
}
