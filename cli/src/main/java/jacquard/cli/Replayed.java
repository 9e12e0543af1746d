package jacquard.cli;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Replay;
import jacquard.explore.Restart;
import jacquard.explore.Subject;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Schedules that are run again, whatever the subject had shown of itself before. */
final class Replayed {
  /** How long a search may look for what the subject did not show yet. */
  private static final Duration LOOK = Duration.ofSeconds(2);

  private Replayed() {}

  static Execution of(Subject subject, Schedule schedule, int maxSteps) {
    while (true) {
      Execution execution = new Execution();
      try {
        Replay.run(subject, schedule, maxSteps, execution);
        return execution;
      } catch (Restart again) {
        // it shows more from now on
      }
    }
  }

  /**
   * The same for a schedule of an earlier process, whose search may have made the subject show more
   * than it does now: a search of this process may, too.
   */
  static Execution fromElsewhere(Target target, Schedule schedule, int maxSteps) {
    Execution execution = of(target.subject().detailed(), schedule, maxSteps);
    if (!(execution.outcome() instanceof Outcome.Diverged) || target.java().isEmpty()) {
      return execution;
    }
    new SearchRequest(
            Optional.of(Searches.DEFAULT),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            1)
        .plan(target.subject())
        .search()
        .check(target.subject(), Limits.NONE.withMaxTime(LOOK).goingOn(), Observer.SILENT);
    return of(target.subject().detailed(), schedule, maxSteps);
  }
}
