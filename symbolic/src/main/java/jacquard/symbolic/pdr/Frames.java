package jacquard.symbolic.pdr;

import java.util.ArrayList;
import java.util.List;

/**
 * The trace of frames: frame i is the conjunction of the clauses at level i and above, and contains
 * every state that is reached in at most i steps. A cube is at the highest level where it is known
 * to be blocked; the last level is for those that no run ever reaches.
 */
final class Frames {
  static final int INFINITE = Integer.MAX_VALUE;

  private final List<List<Cube>> levels = new ArrayList<>();
  private final List<Cube> infinite = new ArrayList<>();
  private int size;

  /** The highest finite level. */
  int frontier() {
    return levels.size() - 1;
  }

  void addLevel() {
    levels.add(new ArrayList<>());
  }

  List<Cube> at(int level) {
    return level == INFINITE ? infinite : levels.get(level);
  }

  /** How many cubes are blocked. */
  int size() {
    return size;
  }

  /** Blocks a cube at a level and forgets what it makes superfluous. */
  void add(Cube cube, int level) {
    for (int i = Math.min(level, frontier()); i >= 0; i--) {
      forget(levels.get(i), cube);
    }
    if (level == INFINITE) {
      forget(infinite, cube);
    }
    at(level).add(cube);
    size++;
  }

  private void forget(List<Cube> cubes, Cube stronger) {
    int before = cubes.size();
    cubes.removeIf(stronger::subsumes);
    size -= before - cubes.size();
  }

  void remove(Cube cube, int level) {
    if (at(level).remove(cube)) {
      size--;
    }
  }

  /** Whether a blocked cube contains it already. */
  boolean blocks(Cube cube, int level) {
    for (int i = level; i <= frontier(); i++) {
      if (anySubsumes(levels.get(i), cube)) {
        return true;
      }
    }
    return anySubsumes(infinite, cube);
  }

  private static boolean anySubsumes(List<Cube> cubes, Cube cube) {
    for (int i = cubes.size() - 1; i >= 0; i--) {
      if (cubes.get(i).subsumes(cube)) {
        return true;
      }
    }
    return false;
  }

  /** The clauses of a frame, as certificates have them. */
  List<int[]> clauses(int level) {
    List<int[]> clauses = new ArrayList<>();
    for (int i = level; i <= frontier(); i++) {
      levels.get(i).forEach(cube -> clauses.add(cube.clause()));
    }
    infinite.forEach(cube -> clauses.add(cube.clause()));
    return clauses;
  }
}
