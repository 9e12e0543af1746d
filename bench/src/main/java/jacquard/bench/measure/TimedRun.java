package jacquard.bench.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A command from its start to its end, with all processes that it starts.
 *
 * @param status of its end, -1 if it was ended because it took too long
 * @param cpu user and system time of all its processes
 * @param peakBytes the most memory that one of its processes had, 0 if the system does not tell
 */
public record TimedRun(
    int status, String out, String err, Duration wall, Duration cpu, long peakBytes) {
  public static final int TIMED_OUT = -1;

  /** The shell knows the processor time of what it waited for, in any POSIX system. */
  private static final String SCRIPT =
      "out=$1; err=$2; shift 2; \"$@\" >\"$out\" 2>\"$err\"; status=$?; times; exit $status";

  private static final Pattern TIME = Pattern.compile("(\\d+)m([\\d.]+)s");
  private static final long SAMPLE_MILLIS = 100;
  private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

  /** Runs a command, and ends it with all that it started when the time is up. */
  public static TimedRun run(List<String> command, Path folder, Duration timeout)
      throws IOException, InterruptedException {
    return run(command, folder, timeout, timeout.multipliedBy(PROCESSORS));
  }

  /**
   * Runs a command, and ends it with all that it started when the time is up.
   *
   * @param budget of processor time: then its JVMs are asked to end, which tell what they know
   */
  public static TimedRun run(List<String> command, Path folder, Duration timeout, Duration budget)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("run", ".out");
    Path err = Files.createTempFile("run", ".err");
    try {
      List<String> all = new ArrayList<>(List.of("sh", "-c", SCRIPT, "sh"));
      all.addAll(List.of(out.toString(), err.toString()));
      all.addAll(command);
      long start = System.nanoTime();
      Process process =
          new ProcessBuilder(all).directory(folder.toFile()).redirectErrorStream(true).start();
      long peak = 0;
      boolean ended;
      boolean asked = false;
      do {
        ended = process.waitFor(SAMPLE_MILLIS, TimeUnit.MILLISECONDS);
        peak = Math.max(peak, ended ? 0 : PeakMemory.below(process));
        if (!ended && !asked && used(process).compareTo(budget) > 0) {
          asked = true;
          jvms(process).forEach(ProcessHandle::destroy);
        }
      } while (!ended && System.nanoTime() - start < timeout.toNanos());
      Duration wall = Duration.ofNanos(System.nanoTime() - start);
      if (!ended) {
        List<ProcessHandle> below = process.descendants().toList();
        process.destroyForcibly().waitFor();
        below.forEach(ProcessHandle::destroyForcibly);
      }
      return new TimedRun(
          ended ? process.exitValue() : TIMED_OUT,
          Files.readString(out),
          Files.readString(err),
          wall,
          ended ? children(printed(process)) : Duration.ZERO,
          peak);
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }

  /** What the processes below have used so far, as far as the system tells. */
  private static Duration used(Process process) {
    return process
        .descendants()
        .map(p -> p.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** The shell between has to stay, since it tells the time. */
  private static Stream<ProcessHandle> jvms(Process process) {
    return process
        .descendants()
        .filter(p -> p.info().command().filter(c -> c.endsWith("/java")).isPresent());
  }

  private static String printed(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  public boolean timedOut() {
    return status == TIMED_OUT;
  }

  /** The second line that {@code times} prints: user and system time of the shell's children. */
  static Duration children(String times) {
    List<String> lines = times.lines().toList();
    if (lines.size() < 2) {
      throw new IllegalArgumentException("not what times prints: " + times);
    }
    Matcher matcher = TIME.matcher(lines.get(lines.size() - 1));
    double seconds = 0;
    while (matcher.find()) {
      seconds += 60 * Long.parseLong(matcher.group(1)) + Double.parseDouble(matcher.group(2));
    }
    return Duration.ofNanos(Math.round(seconds * 1e9));
  }
}
