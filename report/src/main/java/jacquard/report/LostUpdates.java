package jacquard.report;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Outcome;
import jacquard.core.answer.Interleaving;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Explains a failure by a write that rests on an old value: a thread reads a location, another
 * changes it, and the first one writes it, without looking again or without asking the same again.
 */
final class LostUpdates {
  private static final int NONE = -1;

  private final Interleaving story;
  private final Execution execution;

  LostUpdates(Interleaving story) {
    this.story = story;
    this.execution = story.execution();
  }

  List<String> explain() {
    List<String> lines = new ArrayList<>();
    if (execution.outcome() instanceof Outcome.Failed) {
      BitSet objects = Involved.inViolation(story);
      for (int e = 0; e < execution.length(); e++) {
        if (execution.kind(e) == Kind.WRITE && objects.get(execution.object(e))) {
          explain(e, lines);
        }
      }
    }
    return lines;
  }

  private void explain(int write, List<String> lines) {
    int read = previousRead(write);
    if (read == NONE) {
      return;
    }
    int change = change(read, write);
    if (change != NONE) {
      lines.add(between(change, read, "its write (step %d)".formatted(Interleaving.step(write))));
      return;
    }
    // Check, then act: the read of another statement, not of the same one in a loop.
    int check = previousRead(read);
    if (check != NONE && execution.site(check) != execution.site(read)) {
      change = change(check, read);
      if (change != NONE && execution.before(check) != execution.before(read)) {
        String update =
            "its update (steps %d and %d)"
                .formatted(Interleaving.step(read), Interleaving.step(write));
        lines.add(between(change, check, update));
      }
    }
  }

  private String between(int change, int read, String end) {
    return "%s changed %s (step %d) between %s's read (step %d) and %s"
        .formatted(
            story.thread(execution.thread(change)),
            story.object(execution.object(change)),
            Interleaving.step(change),
            story.thread(execution.thread(read)),
            Interleaving.step(read),
            end);
  }

  /** The thread's last access of the location before the event, if it is a read. */
  private int previousRead(int event) {
    for (int e = event - 1; e >= 0; e--) {
      if (execution.thread(e) == execution.thread(event)
          && execution.object(e) == execution.object(event)) {
        return execution.kind(e) == Kind.READ ? e : NONE;
      }
    }
    return NONE;
  }

  /** The first other value that another thread gave the location between the two events. */
  private int change(int from, int to) {
    for (int e = from + 1; e < to; e++) {
      if (execution.object(e) == execution.object(to)
          && execution.thread(e) != execution.thread(to)
          && execution.writes(e)
          && execution.before(e) != execution.after(e)) {
        return e;
      }
    }
    return NONE;
  }
}
