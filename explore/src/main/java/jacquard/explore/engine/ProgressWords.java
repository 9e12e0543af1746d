package jacquard.explore.engine;

import jacquard.explore.Progress;
import java.util.Locale;

/** How far a search has come, in one short line. */
final class ProgressWords {
  private ProgressWords() {}

  static String of(Progress p) {
    String text =
        "%s execution%s, %s/s, %s pending, depth %d"
            .formatted(
                rounded(p.executions()),
                p.executions() == 1 ? "" : "s",
                rounded(Math.round(p.executionsPerSecond())),
                rounded(p.pending()),
                p.depth());
    if (p.explored().isEmpty() || p.explored().getAsDouble() <= 0) {
      return text;
    }
    double part = p.explored().getAsDouble();
    double secondsLeft = p.elapsed().toNanos() / 1e9 * (1 - part) / part;
    return String.format(
        Locale.ROOT, "%s, %.1f%% done, %s left", text, 100 * part, time(secondsLeft));
  }

  /** Four digits at least, such as 9,512 or 312k or 12,045k. */
  private static String rounded(long n) {
    return n < 10_000
        ? String.format(Locale.ROOT, "%,d", n)
        : String.format(Locale.ROOT, "%,dk", n / 1000);
  }

  /** A rough time for people, such as "40 s" or "3 h". */
  private static String time(double seconds) {
    double minutes = seconds / 60;
    double hours = minutes / 60;
    double days = hours / 24;
    if (seconds < 120) {
      return Math.round(seconds) + " s";
    } else if (minutes < 120) {
      return Math.round(minutes) + " min";
    } else if (hours < 48) {
      return Math.round(hours) + " h";
    } else {
      return days < 1000 ? Math.round(days) + " days" : "years";
    }
  }
}
