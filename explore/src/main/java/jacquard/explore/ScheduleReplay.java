package jacquard.explore;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.core.Schedule;

/**
 * Runs one schedule again. A schedule that ends before the program does is a prefix: the program
 * goes on by {@link FreeRun} from there. A step that cannot be taken ends the run as {@link
 * Outcome.Diverged}.
 */
public final class ScheduleReplay {
  private ScheduleReplay() {}

  /** Replays and records into {@code execution}, whose outcome says how it went. */
  public static void run(Subject subject, Schedule schedule, int maxSteps, Execution execution) {
    if (!schedule.fingerprint().equals(subject.fingerprint())) {
      throw new ForeignScheduleException(
          "the schedule is for a program with fingerprint %s, but %s has %s: it was changed, or it is"
                  .formatted(schedule.fingerprint(), subject.name(), subject.fingerprint())
              + " another program");
    }
    Guided policy = new Guided(subject, schedule);
    subject.run(policy, Math.max(maxSteps, schedule.length()), execution);
    if (policy.divergence != null) {
      execution.end(policy.divergence);
    } else if (execution.outcome() instanceof Outcome.Truncated) {
      Livelock.of(execution, subject.vocabulary()).ifPresent(execution::end);
    } else if (execution.length() < schedule.length()) {
      execution.end(
          new Outcome.Diverged(
              execution.length() + 1,
              threadOf(subject, schedule, execution.length()) + " to move",
              "that the execution had ended"));
    }
  }

  private static String threadOf(Subject subject, Schedule schedule, int step) {
    return subject.vocabulary().thread(Label.thread(schedule.label(step)));
  }

  /** Thrown when a schedule belongs to another program. */
  public static final class ForeignScheduleException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    ForeignScheduleException(String message) {
      super(message);
    }
  }

  private static final class Guided implements Policy {
    private final Subject subject;
    private final Schedule schedule;
    private final FreeRun freeRun = new FreeRun();
    private Outcome.@org.jspecify.annotations.Nullable Diverged divergence;

    Guided(Subject subject, Schedule schedule) {
      this.subject = subject;
      this.schedule = schedule;
    }

    @Override
    public long prescribed(Execution sofar) {
      int step = sofar.length();
      return step < schedule.length() ? schedule.label(step) : Label.NONE;
    }

    @Override
    public long choose(Execution sofar, Frontier frontier) {
      int step = sofar.length();
      if (step >= schedule.length()) {
        return freeRun.choose(sofar, frontier);
      }
      long label = schedule.label(step);
      int thread = Label.thread(label);
      if (thread >= sofar.threads() || !sofar.enabled(step, thread)) {
        String name = threadOf(subject, schedule, step);
        divergence = new Outcome.Diverged(step + 1, name + " to move", "that it cannot");
        return Label.NONE;
      }
      if (Label.choice(label) >= frontier.alternatives(thread)) {
        divergence =
            new Outcome.Diverged(
                step + 1,
                "alternative " + Label.choice(label),
                "only those below " + frontier.alternatives(thread));
        return Label.NONE;
      }
      return label;
    }
  }
}
