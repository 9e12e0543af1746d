package jacquard.symbolic.pdr;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Makes a cube that is inductive relative to a frame larger: leaves out literal after literal, and
 * blocks states that stand in the way (counterexamples to generalisation) where that is possible.
 */
final class Generalisation {
  private static final int MAXIMAL_DEPTH = 0;
  private static final int MAXIMAL_COUNTEREXAMPLES = 3;

  private final Queries queries;
  private final Predecessors predecessors;
  private final InitialStates initial;
  private final Lemmas lemmas;

  Generalisation(Queries queries, Predecessors predecessors, InitialStates initial, Lemmas lemmas) {
    this.queries = queries;
    this.predecessors = predecessors;
    this.initial = initial;
    this.lemmas = lemmas;
  }

  /** The cube is inductive relative to the frame below {@code level}, and so is the result. */
  Cube generalise(Cube cube, int level) {
    return generalise(cube, level, 0);
  }

  private Cube generalise(Cube cube, int level, int depth) {
    Cube result = cube;
    int[] order = lemmas.byActivity(cube);
    boolean[] required = new boolean[order.length];
    for (int i = 0; i < order.length && result.size() > 1; i++) {
      if (!result.contains(order[i])) {
        continue;
      }
      Cube smaller = down(result.without(order[i]), level, depth, order, required);
      if (smaller == null) {
        required[i] = true;
      } else {
        result = smaller;
      }
    }
    return result;
  }

  /** The cube or a part of it that is inductive relative to the frame below, if one is found. */
  private @Nullable Cube down(
      Cube candidate, int level, int depth, int[] order, boolean[] required) {
    Cube cube = candidate;
    int counterexamples = 0;
    while (!initial.intersects(cube)) {
      if (!queries.reachedFromOutside(cube, level - 1)) {
        return queries.core(cube, initial);
      }
      if (depth >= MAXIMAL_DEPTH) {
        return null;
      }
      Cube predecessor = predecessors.of(cube);
      byte[] state = predecessors.state().clone();
      if (counterexamples < MAXIMAL_COUNTEREXAMPLES && blocked(predecessor, level - 1, depth)) {
        counterexamples++;
        continue;
      }
      counterexamples = 0;
      Cube joined = join(cube, state);
      for (int i = 0; i < order.length; i++) {
        if (required[i] && !joined.contains(order[i])) {
          return null;
        }
      }
      cube = joined;
    }
    return null;
  }

  private boolean blocked(Cube cube, int level, int depth) {
    if (level < 1 || initial.intersects(cube) || queries.reachedFromOutside(cube, level - 1)) {
      return false;
    }
    Cube core = queries.core(cube, initial);
    int highest = lemmas.pushed(core, level);
    lemmas.add(generalise(core, highest, depth + 1), highest);
    return true;
  }

  /** The literals that the state has too. */
  private static Cube join(Cube cube, byte[] state) {
    int[] kept = new int[cube.size()];
    int n = 0;
    for (int i = 0; i < kept.length; i++) {
      int literal = cube.get(i);
      if (state[literal >> 1] != (literal & 1)) {
        kept[n++] = literal;
      }
    }
    return new Cube(Arrays.copyOf(kept, n));
  }
}
