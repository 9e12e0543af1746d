package jacquard.symbolic.pdr;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * A cube that has to be blocked at a level, because from each of its states a bad one is reached.
 *
 * @param depth how many steps that takes
 * @param inputs with which a step leads from all its states into the cube of the successor, or
 *     shows the bad state where there is none
 */
record Obligation(Cube cube, int level, int depth, BitSet inputs, @Nullable Obligation successor)
    implements Comparable<Obligation> {
  /** Lower levels first; of one level, what is nearer to the bad state. */
  @Override
  public int compareTo(Obligation other) {
    int byLevel = Integer.compare(level, other.level);
    return byLevel != 0 ? byLevel : Integer.compare(depth, other.depth);
  }

  Obligation atLevel(int higher) {
    return new Obligation(cube, higher, depth, inputs, successor);
  }
}
