package jacquard.bench.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The most memory that processes had so far, as Linux tells it. */
final class PeakMemory {
  private static final Pattern HIGH_WATER = Pattern.compile("(?m)^VmHWM:\\s+(\\d+) kB$");

  private PeakMemory() {}

  /** Of the largest process that this one started, directly or not; 0 if that is not told. */
  static long below(Process process) {
    return process.descendants().mapToLong(p -> bytes(p.pid())).max().orElse(0);
  }

  private static long bytes(long pid) {
    try {
      return parse(Files.readString(Path.of("/proc/" + pid + "/status")));
    } catch (IOException _) {
      return 0; // it has ended, or the system has no such files
    }
  }

  static long parse(String status) {
    Matcher matcher = HIGH_WATER.matcher(status);
    return matcher.find() ? 1024 * Long.parseLong(matcher.group(1)) : 0;
  }
}
