package jacquard.symbolic.pdr;

import java.util.List;

/** The blocked cubes, in the frames and in the solver at once. */
final class Lemmas {
  private final Frames frames;
  private final Queries queries;
  private final InitialStates initial;

  /** How often each literal has been in a lemma; recent ones count more. */
  private final double[] activity;

  private double weight = 1;

  Lemmas(Frames frames, Queries queries, InitialStates initial, int latches) {
    this.frames = frames;
    this.queries = queries;
    this.initial = initial;
    activity = new double[2 * latches];
  }

  /** Blocks a cube that is inductive relative to the frame below. */
  void add(Cube cube, int level) {
    int target = level;
    if (level == frames.frontier() && !queries.reachedFromOutside(cube, Frames.INFINITE)) {
      target = Frames.INFINITE;
    }
    frames.add(cube, target);
    queries.block(cube, target);
    weight *= 1.05;
    for (int i = 0; i < cube.size(); i++) {
      activity[cube.get(i)] += weight;
    }
    if (weight > 1e100) {
      for (int i = 0; i < activity.length; i++) {
        activity[i] /= weight;
      }
      weight = 1;
    }
  }

  /** The highest level at which the cube is still inductive relative to the frame below. */
  int pushed(Cube cube, int level) {
    int highest = level;
    while (highest < frames.frontier() && !queries.reachedFromOutside(cube, highest)) {
      highest++;
    }
    return highest;
  }

  /** The literals of a cube, those first that lemmas have seldom. */
  int[] byActivity(Cube cube) {
    int[] order = new int[cube.size()];
    for (int i = 0; i < order.length; i++) {
      int literal = cube.get(i);
      int at = i;
      while (at > 0 && activity[order[at - 1]] > activity[literal]) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = literal;
    }
    return order;
  }

  /**
   * Moves every cube up that the frame allows to; returns a level whose clauses are an invariant,
   * or -1.
   */
  int propagate() {
    for (int level = 1; level < frames.frontier(); level++) {
      for (Cube cube : List.copyOf(frames.at(level))) {
        if (!frames.at(level).contains(cube)) {
          continue;
        }
        if (!queries.reached(cube, level)) {
          Cube core = queries.core(cube, initial);
          frames.remove(cube, level);
          add(core, level + 1);
        }
      }
      if (frames.at(level).isEmpty()) {
        return level + 1;
      }
    }
    return -1;
  }
}
