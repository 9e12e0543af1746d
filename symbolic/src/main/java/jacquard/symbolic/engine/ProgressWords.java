package jacquard.symbolic.engine;

import jacquard.symbolic.method.Progress;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How far each of the methods is that work side by side. */
final class ProgressWords {
  private final Map<String, Progress> last = new TreeMap<>();

  synchronized void note(Progress progress) {
    last.put(progress.method(), progress);
  }

  /** Such as "bmc: depth 12, 3,401 clauses; pdr: 4 frames, 57 clauses". */
  synchronized String text() {
    return last.values().stream().map(ProgressWords::words).collect(Collectors.joining("; "));
  }

  private static String words(Progress progress) {
    String form =
        switch (progress.method()) {
          case "pdr" -> "%s: %,d frames, %,d clauses";
          case "bdd" -> "%s: depth %,d, %,d nodes";
          default -> "%s: depth %,d, %,d clauses";
        };
    return String.format(
        Locale.ROOT, form, progress.method(), progress.depth(), progress.clauses());
  }
}
