package jacquard.explore.run;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.ScheduleReplay;
import jacquard.explore.Subject;
import jacquard.explore.SubjectRefined;
import jacquard.explore.catalog.SearchRequest;
import java.time.Duration;

/** Schedules that are run again, whatever the subject had shown of itself before. */
public final class Replayed {
  /** How long a search may look for what the subject did not show yet. */
  private static final long WORK = 1_000_000;

  /** For programs that are slow. */
  private static final Duration LONGEST = Duration.ofSeconds(20);

  private Replayed() {}

  public static Execution of(Subject subject, Schedule schedule, int maxSteps) {
    while (true) {
      Execution execution = new Execution();
      try {
        ScheduleReplay.run(subject, schedule, maxSteps, execution);
        return execution;
      } catch (SubjectRefined again) {
        // it shows more from now on
      }
    }
  }

  /**
   * The same for a schedule of an earlier process, whose search may have made the subject show more
   * than it does now: a search of this process may, too.
   */
  public static Execution fromElsewhere(Subject subject, Schedule schedule, int maxSteps) {
    Execution execution = of(subject.detailed(), schedule, maxSteps);
    if (!(execution.outcome() instanceof Outcome.Diverged)) {
      return execution;
    }
    SearchRequest.open()
        .plan(subject)
        .search()
        .check(
            subject, Limits.NONE.withMaxWork(WORK).withMaxTime(LONGEST).goingOn(), Observer.SILENT);
    return of(subject.detailed(), schedule, maxSteps);
  }
}
