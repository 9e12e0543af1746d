package jacquard.cli;

import jacquard.explore.Limits;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say when a search gives up. */
final class LimitOptions {
  @Option(
      names = "--max-executions",
      paramLabel = "N",
      converter = Values.Count.class,
      description = "Give up after N executions.")
  private Optional<Long> maxExecutions = Optional.empty();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = Values.Time.class,
      description = "Give up after this time: 500ms, 60s, 5m.")
  private Optional<Duration> timeout = Optional.empty();

  @Option(
      names = "--max-steps",
      paramLabel = "N",
      converter = Values.SmallCount.class,
      description =
          "Cut executions after N steps; then nothing is claimed. Of a Java program, steps before"
              + " its second thread starts count a twentieth.")
  private Optional<Integer> maxSteps = Optional.empty();

  Limits limits(Duration defaultTimeout) {
    Limits limits = Limits.NONE.withMaxTime(timeout.orElse(defaultTimeout));
    if (maxExecutions.isPresent()) {
      limits = limits.withMaxExecutions(maxExecutions.get());
    }
    return maxSteps.isPresent() ? limits.withMaxSteps(maxSteps.get()) : limits;
  }
}
