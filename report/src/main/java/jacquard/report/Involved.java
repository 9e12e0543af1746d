package jacquard.report;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Outcome;
import jacquard.core.answer.Interleaving;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Which objects a story is about. */
final class Involved {
  private Involved() {}

  /**
   * The objects of the violation: those that a deadlock waits for, those that a failure's message
   * names, and the last memory location that a failing thread looked at.
   */
  static BitSet inViolation(Interleaving story) {
    Execution execution = story.execution();
    BitSet objects = new BitSet();
    switch (execution.outcome()) {
      case Outcome.Deadlocked(var blocked) -> {
        for (Outcome.Blocked b : blocked) {
          if (b.object() != Dependence.NO_OBJECT) {
            objects.set(b.object());
          }
        }
      }
      case Outcome.Failed(var failures) -> {
        for (Outcome.Failure f : failures) {
          addNamed(story, f.message(), objects);
          addLastAccess(execution, f.thread(), objects);
        }
      }
      case Outcome.Completed _, Outcome.Excluded _, Outcome.Truncated _, Outcome.Pruned _ -> {}
      case Outcome.BeyondBound _, Outcome.Diverged _ -> {}
    }
    return objects;
  }

  /** The objects that more than one thread used, at least one of them writing. */
  static BitSet inConflicts(Execution execution) {
    return inConflicts(execution, 0);
  }

  /** The same, without what the first thread did before it started another one. */
  static BitSet inConflictsOfThreads(Execution execution) {
    int first = 0;
    while (first < execution.length() && execution.kind(first) != Kind.START) {
      first++;
    }
    return inConflicts(execution, first < execution.length() ? first : 0);
  }

  private static BitSet inConflicts(Execution execution, int from) {
    BitSet written = new BitSet();
    BitSet shared = new BitSet();
    Map<Integer, Integer> firstUser = new HashMap<>();
    for (int e = from; e < execution.length(); e++) {
      int o = execution.object(e);
      if (o != Dependence.NO_OBJECT) {
        Integer first = firstUser.putIfAbsent(o, execution.thread(e));
        if (first != null && first != execution.thread(e)) {
          shared.set(o);
        }
        written.set(o, written.get(o) || execution.writes(e));
      }
    }
    shared.and(written);
    return shared;
  }

  private static void addNamed(Interleaving story, String message, BitSet objects) {
    Execution execution = story.execution();
    BitSet asked = new BitSet();
    for (int e = 0; e < execution.length(); e++) {
      int o = execution.object(e);
      if (o != Dependence.NO_OBJECT && !asked.get(o)) {
        asked.set(o);
        String word = "(?<![\\w.])" + Pattern.quote(story.object(o)) + "(?![\\w\\[])";
        if (Pattern.compile(word).matcher(message).find()) {
          objects.set(o);
        }
      }
    }
  }

  private static void addLastAccess(Execution execution, int thread, BitSet objects) {
    for (int e = execution.length() - 1; e >= 0; e--) {
      if (execution.thread(e) == thread && execution.kind(e).isMemoryAccess()) {
        objects.set(execution.object(e));
        return;
      }
    }
  }
}
