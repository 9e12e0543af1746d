package jacquard.bench.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;

/** The memory of this process. */
public final class Heap {
  private static final MemoryMXBean MEMORY = ManagementFactory.getMemoryMXBean();

  /** The serial collector leaves some garbage in its place, but not every fourth time. */
  private static final int COLLECTIONS_FOR_ALL_GARBAGE = 4;

  private Heap() {}

  /** Removes all garbage, so that none of it is counted as in use later on. */
  public static void clean() {
    for (int i = 0; i < COLLECTIONS_FOR_ALL_GARBAGE; i++) {
      MEMORY.gc();
    }
  }

  /** The bytes that are in use after a collection; some 10 kB more or less mean nothing. */
  public static long used() {
    MEMORY.gc();
    return MEMORY.getHeapMemoryUsage().getUsed();
  }
}
