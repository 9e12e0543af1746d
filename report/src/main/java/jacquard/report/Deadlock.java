package jacquard.report;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.ObjectState;
import jacquard.core.Outcome;
import jacquard.core.Outcome.Blocked;
import jacquard.core.Violation;
import jacquard.core.answer.Interleaving;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Explains a deadlock by who waits for whom: a cycle, a thread that ended without giving back what
 * it held, a thread that was never started, a notify that came too early.
 */
final class Deadlock {
  private final Interleaving story;
  private final Execution execution;
  private final SequencedMap<Integer, Blocked> blocked = new LinkedHashMap<>();

  Deadlock(Interleaving story) {
    this.story = story;
    this.execution = story.execution();
    if (execution.outcome() instanceof Outcome.Deadlocked(var threads)) {
      threads.forEach(b -> blocked.put(b.thread(), b));
    }
  }

  List<String> explain() {
    List<Blocked> cycle = cycle();
    if (!cycle.isEmpty()) {
      return List.of(
          "a cycle: " + cycle.stream().map(this::link).collect(Collectors.joining("; ")));
    }
    List<String> lines = new ArrayList<>();
    for (Blocked b : blocked.values()) {
      dead(b).ifPresent(lines::add);
    }
    return lines;
  }

  /** The first cycle of threads that wait for each other, from its lowest thread on. */
  private List<Blocked> cycle() {
    for (Blocked start : blocked.values()) {
      Map<Integer, Blocked> path = new LinkedHashMap<>();
      Blocked b = start;
      while (b != null && path.putIfAbsent(b.thread(), b) == null) {
        b = blocked.get(b.holder());
      }
      if (start.equals(b)) {
        return List.copyOf(path.values());
      }
    }
    return List.of();
  }

  /** Such as "T1 waits for A, which T2 took (step 3)". */
  private String link(Blocked b) {
    OptionalInt taken = taken(b.holder(), b.object());
    if (b.kind().isBlockingAcquisition() && taken.isPresent()) {
      return "%s waits for %s, which %s took (step %d)"
          .formatted(
              story.thread(b.thread()),
              story.object(b.object()),
              story.thread(b.holder()),
              Interleaving.step(taken.getAsInt()));
    }
    return Violation.describe(b, story.vocabulary());
  }

  /** Why nobody can ever wake this thread, where that can be told. */
  private Optional<String> dead(Blocked b) {
    if (b.holder() >= 0 && !blocked.containsKey(b.holder())) {
      if (b.kind().isBlockingAcquisition()) {
        return Optional.of(link(b) + " and never gave back");
      }
      if (b.kind() == Kind.JOIN && !execution.startedBefore(execution.length(), b.holder())) {
        return Optional.of(
            story.thread(b.thread())
                + " waits for "
                + story.thread(b.holder())
                + ", which was never started");
      }
    }
    return b.kind() == Kind.REACQUIRE && b.holder() < 0
        ? Optional.of(unnotified(b))
        : Optional.empty();
  }

  private String unnotified(Blocked b) {
    int waited = last(b.thread(), b.object(), Kind.WAIT).orElse(0);
    String who =
        "%s waits on %s (step %d)"
            .formatted(
                story.thread(b.thread()), story.object(b.object()), Interleaving.step(waited));
    OptionalInt wokeOthers = notifies(b.object(), waited + 1, execution.length()).max();
    if (wokeOthers.isPresent()) {
      int e = wokeOthers.getAsInt();
      return who + ", and " + by(e) + " woke " + String.join(", ", new StepText(story).wokenBy(e));
    }
    OptionalInt missed =
        notifies(b.object(), 0, waited)
            .filter(e -> ObjectState.waiters(execution.before(e)) == 0)
            .max();
    return missed.isPresent()
        ? who + " after " + by(missed.getAsInt()) + ", which found nobody waiting"
        : who + ", and nobody notifies it after that";
  }

  private String by(int notify) {
    return "the notify by %s (step %d)"
        .formatted(story.thread(execution.thread(notify)), Interleaving.step(notify));
  }

  private IntStream notifies(int monitor, int from, int to) {
    return IntStream.range(from, to)
        .filter(e -> execution.object(e) == monitor)
        .filter(e -> execution.kind(e) == Kind.NOTIFY || execution.kind(e) == Kind.NOTIFY_ALL);
  }

  /** The step in which the thread got the lock that it still holds. */
  private OptionalInt taken(int thread, int lock) {
    return IntStream.range(0, execution.length())
        .filter(e -> execution.object(e) == lock && execution.thread(e) == thread)
        .filter(e -> ObjectState.isFree(execution.before(e)))
        .filter(e -> ObjectState.holder(execution.after(e)) == thread)
        .max();
  }

  private OptionalInt last(int thread, int object, Kind kind) {
    return IntStream.range(0, execution.length())
        .filter(e -> execution.thread(e) == thread && execution.object(e) == object)
        .filter(e -> execution.kind(e) == kind)
        .max();
  }
}
