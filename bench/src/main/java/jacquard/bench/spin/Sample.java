package jacquard.bench.spin;

import jacquard.bench.measure.TimedRun;
import java.time.Duration;

/**
 * One whole command.
 *
 * @param peakBytes of its largest process
 */
record Sample(SearchFigures search, Duration wall, Duration cpu, long peakBytes) {

  /** What a command and its tool tell. */
  static Sample of(Configuration.Tool tool, TimedRun run) {
    SearchFigures search =
        switch (tool) {
          case SPIN -> SearchFigures.ofSpin(run.out());
          case JACQUARD -> SearchFigures.ofJacquard(run.out());
        };
    if (run.timedOut()) {
      search = SearchFigures.failed("over budget");
    } else if (!search.counts() && search.states() == 0) {
      String why = (run.err() + "\n" + run.out()).strip().lines().findFirst().orElse("");
      search = SearchFigures.failed(why.isEmpty() ? "status " + run.status() : why);
    }
    return new Sample(search, run.wall(), run.cpu(), run.peakBytes());
  }
}
