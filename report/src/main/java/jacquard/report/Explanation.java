package jacquard.report;

import jacquard.core.answer.Interleaving;
import java.util.ArrayList;
import java.util.List;

/** Why an execution went wrong, where that can be said from what happened in it; else nothing. */
final class Explanation {
  private static final int MAX_LINES = 3;

  private Explanation() {}

  static List<String> of(Interleaving story) {
    List<String> lines = new ArrayList<>(new Deadlock(story).explain());
    lines.addAll(new LostUpdates(story).explain());
    return lines.subList(0, Math.min(MAX_LINES, lines.size()));
  }
}
