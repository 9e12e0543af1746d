package jacquard.symbolic.method;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;

/**
 * Cancels what works before the process has no memory left. A native solver that cannot have more
 * ends the process; what it has is not on the heap, so only the process as a whole shows it.
 */
final class MemoryGuard implements AutoCloseable {
  /** In megabytes, for machines on which the default is not right. */
  private static final String PROPERTY = "jacquard.symbolic.memory";

  private static final Path STATUS = Path.of("/proc/self/statm");
  private static final long PAGE = 4096;
  private static final Duration PAUSE = Duration.ofMillis(100);

  private final Thread thread;

  /** How large a process is, in bytes; empty where the system does not say. */
  @FunctionalInterface
  interface Size {
    OptionalLong now();
  }

  private MemoryGuard(Cancellation cancellation, Size size, long limit) {
    thread = Thread.ofPlatform().daemon().unstarted(() -> watch(cancellation, size, limit));
    thread.start();
  }

  /** Watches until it is closed; where the system does not say how large a process is, in vain. */
  static MemoryGuard over(Cancellation cancellation, Size size) {
    return new MemoryGuard(cancellation, size, limit());
  }

  private static long limit() {
    Long megabytes = Long.getLong(PROPERTY);
    if (megabytes != null) {
      return megabytes << 20;
    }
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getTotalMemorySize() / 10 * 9
        : Long.MAX_VALUE;
  }

  private static void watch(Cancellation cancellation, Size process, long limit) {
    try {
      while (!cancellation.isCancelled()) {
        OptionalLong size = process.now();
        if (size.isEmpty()) {
          return;
        }
        if (size.getAsLong() > limit) {
          cancellation.cancel("out of memory at %,d MB".formatted(size.getAsLong() >> 20));
          return;
        }
        Thread.sleep(PAUSE);
      }
    } catch (InterruptedException _) {
      // it is over
    }
  }

  /** Of this process. */
  static OptionalLong residentBytes() {
    try {
      String[] pages = Files.readString(STATUS).split(" ", 3);
      return OptionalLong.of(Long.parseLong(pages[1]) * PAGE);
    } catch (IOException | NumberFormatException _) {
      return OptionalLong.empty();
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
