package jacquard.core;

import java.util.SplittableRandom;

/** Writes executions by hand, for tests. */
final class Executions {
  private Executions() {}

  static void append(Execution e, int thread, Kind kind, int object) {
    e.append(thread, 0, 1, kind, object, kind.mayWrite(), 0, 0, 0, -1, 0);
  }

  /** Any sequence of reads and writes of a few locations, which is always a possible execution. */
  static Execution random(SplittableRandom random, int threads, int events, int objects) {
    Execution e = new Execution();
    e.begin(threads);
    for (int i = 0; i < events; i++) {
      append(
          e,
          random.nextInt(threads),
          random.nextBoolean() ? Kind.READ : Kind.WRITE,
          random.nextInt(objects));
    }
    return e;
  }
}
