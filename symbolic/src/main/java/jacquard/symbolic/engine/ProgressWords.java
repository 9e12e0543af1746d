package jacquard.symbolic.engine;

import jacquard.symbolic.method.Progress;
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
    return last.values().stream().map(Progress::words).collect(Collectors.joining("; "));
  }
}
