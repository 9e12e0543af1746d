package jacquard.bench.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * The processor time of the current thread: what other programs do meanwhile is not in it, nor is
 * the work of the compiler and the garbage collector.
 */
public final class CpuTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuTime() {}

  public static long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }
}
