package jacquard.report;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.ObjectState;
import jacquard.core.Outcome;
import jacquard.core.ViolationKind;
import jacquard.core.Vocabulary;
import jacquard.core.answer.Interleaving;
import java.util.Arrays;
import java.util.List;

/** Writes executions by hand. Threads are T1, T2, …; all of them are enabled unless told so. */
final class StoryBuilder {
  static final int NOBODY = -1;

  private final Execution execution = new Execution();
  private final List<String> objects;
  private final int threads;
  private int site;
  private boolean[] enabled;

  StoryBuilder(int threads, String... objects) {
    this.threads = threads;
    this.objects = List.of(objects);
    execution.begin(threads);
    enabled = new boolean[threads];
    Arrays.fill(enabled, true);
  }

  /** From here on only these threads can move. */
  StoryBuilder enabled(int... only) {
    enabled = new boolean[threads];
    for (int t : only) {
      enabled[t] = true;
    }
    return this;
  }

  /** The next events come from this statement. */
  StoryBuilder at(int statement) {
    site = statement;
    return this;
  }

  StoryBuilder read(int thread, String object, long value) {
    return event(thread, Kind.READ, object, false, value, 0, value);
  }

  StoryBuilder write(int thread, String object, long before, long value) {
    return event(thread, Kind.WRITE, object, true, before, value, value);
  }

  StoryBuilder lock(int thread, String lock) {
    return monitor(thread, Kind.ACQUIRE, lock, NOBODY, 0, thread, 0);
  }

  StoryBuilder unlock(int thread, String lock) {
    return monitor(thread, Kind.RELEASE, lock, thread, 0, NOBODY, 0);
  }

  /** An operation on a lock or monitor: holder and waiters before and after. */
  StoryBuilder monitor(
      int thread, Kind kind, String lock, int holder, int waiters, int newHolder, int newWaiters) {
    return event(
        thread,
        kind,
        lock,
        true,
        ObjectState.monitor(holder, waiters),
        0,
        ObjectState.monitor(newHolder, newWaiters));
  }

  StoryBuilder event(
      int thread,
      Kind kind,
      String object,
      boolean writes,
      long before,
      long argument,
      long after) {
    return event(thread, 0, 1, kind, object, writes, before, argument, after, -1);
  }

  StoryBuilder event(
      int thread,
      int choice,
      int alternatives,
      Kind kind,
      String object,
      boolean writes,
      long before,
      long argument,
      long after,
      int floor) {
    for (int t = 0; t < threads; t++) {
      if (enabled[t] || t == thread) {
        execution.markEnabled(t);
      }
    }
    int o = object.isEmpty() ? Dependence.NO_OBJECT : object(object);
    execution.append(
        thread, choice, alternatives, kind, o, writes, before, argument, after, floor, site);
    return this;
  }

  StoryBuilder pending(int thread, Kind kind, String object, long argument, int floor) {
    int o = object.isEmpty() ? Dependence.NO_OBJECT : object(object);
    execution.pending(thread, kind, o, argument, floor, site);
    return this;
  }

  int object(String name) {
    return objects.indexOf(name);
  }

  Interleaving end(Outcome outcome) {
    for (int t = 0; t < threads; t++) {
      if (enabled[t] && execution.hasPending(t)) {
        execution.markEnabled(t);
      }
    }
    execution.end(outcome);
    return new Interleaving(execution, new Names());
  }

  Interleaving fails(String message) {
    return end(
        new Outcome.Failed(List.of(new Outcome.Failure(-1, ViolationKind.ASSERTION, message, -1))));
  }

  private final class Names implements Vocabulary {
    @Override
    public String thread(int thread) {
      return "T" + (thread + 1);
    }

    @Override
    public String object(int object) {
      return objects.get(object);
    }

    @Override
    public String site(int at) {
      return at <= 0 ? "" : "Account.java:" + at;
    }
  }
}
