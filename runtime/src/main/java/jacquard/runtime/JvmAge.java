package jacquard.runtime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** How long the current JVM has been there, with what it took before its first line of Java. */
public final class JvmAge {
  private static final Path UPTIME = Path.of("/proc/uptime");
  private static final Path PROCESS = Path.of("/proc/self/stat");

  /** The field of {@link #PROCESS} that says when the process began, after the name in brackets. */
  private static final int BEGIN = 19;

  /** The unit of that field, in all of today's Linux systems. */
  private static final Duration TICK = Duration.ofMillis(10);

  private JvmAge() {}

  /** It, if the system says when the process was started. */
  public static Optional<Duration> now() {
    return sinceBoot()
        .or(
            () ->
                ProcessHandle.current()
                    .info()
                    .startInstant()
                    .map(start -> Duration.between(start, Instant.now())))
        .map(age -> age.isNegative() ? Duration.ZERO : age);
  }

  /**
   * By clocks that both count from the start of the system. On Linux, the start of a process as a
   * time of day is wrong by up to a second, since that of the system is told in whole seconds.
   */
  private static Optional<Duration> sinceBoot() {
    try {
      String uptime = Files.readString(UPTIME);
      String process = Files.readString(PROCESS);
      double seconds = Double.parseDouble(uptime.substring(0, uptime.indexOf(' ')));
      String[] fields = process.substring(process.lastIndexOf(')') + 2).split(" ", -1);
      Duration begin = TICK.multipliedBy(Long.parseLong(fields[BEGIN]));
      return Optional.of(Duration.ofMillis(Math.round(seconds * 1_000)).minus(begin));
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // another system, or one that says it differently
    }
  }
}
