package jacquard.bench.lastzero;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;

/** The memory of this process. */
final class Heap {
  private static final MemoryMXBean MEMORY = ManagementFactory.getMemoryMXBean();

  private Heap() {}

  /** The bytes that are in use when all garbage is gone; some 10 kB more or less mean nothing. */
  static long used() {
    MEMORY.gc();
    return MEMORY.getHeapMemoryUsage().getUsed();
  }
}
