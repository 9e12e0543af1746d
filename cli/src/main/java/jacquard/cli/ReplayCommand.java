package jacquard.cli;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.explore.Limits;
import jacquard.explore.Replay;
import jacquard.report.Story;
import jacquard.report.TextReport;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Runs one schedule again and tells its whole story. */
@Command(
    name = "replay",
    description = "Runs one schedule again and shows all its steps.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Exit status: 1 it violates something, 0 it does not, 3 the program does not follow it."
    })
final class ReplayCommand implements Callable<Integer> {
  private final Console console;
  private final Targets targets;

  @Mixin private final TargetOptions targetOptions;

  @Parameters(
      index = "0",
      paramLabel = "FILE|TOKEN",
      description = "A token (jq1:...), or a file that has one: what 'check --json FILE' wrote.")
  private String source = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "TARGET",
      description = "The program, where FILE does not say it.")
  private Optional<String> targetName = Optional.empty();

  @Mixin private PropertyOptions propertyOptions = new PropertyOptions();

  ReplayCommand(Console console, Targets targets, TargetOptions targetOptions) {
    this.console = console;
    this.targets = targets;
    this.targetOptions = targetOptions;
  }

  @Override
  public Integer call() {
    Recording recording = Recording.of(source);
    Schedule schedule = schedule(recording.token());
    Optional<ModelTarget> model = targetName.or(recording::target).flatMap(ModelTarget::find);
    if (model.isPresent()) {
      Optional<ModelProperty> property =
          propertyOptions
              .property()
              .or(recording::property)
              .map(p -> ModelProperty.of(p, model.get()));
      return new ModelReplay(console, model.get(), property).run(schedule);
    }
    Target target =
        targetName
            .or(recording::target)
            .map(targetOptions::request)
            .map(targets::find)
            .orElseGet(() -> withFingerprint(schedule.fingerprint()));
    Execution execution;
    try {
      execution = Replayed.fromElsewhere(target, schedule, Limits.NONE.maxSteps());
    } catch (Replay.ForeignScheduleException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
    Story story = new Story(execution, target.subject().vocabulary());
    console
        .out()
        .print(
            new TextReport(TextReport.Steps.ALL).ofReplay(target.name(), story, schedule.length()));
    return switch (execution.outcome()) {
      case Outcome.Failed _, Outcome.Deadlocked _ -> ExitStatus.VIOLATED;
      case Outcome.Completed _ -> ExitStatus.HOLDS;
      case Outcome.Truncated _, Outcome.Pruned _ -> ExitStatus.UNKNOWN;
      case Outcome.BeyondBound _, Outcome.Diverged _ -> ExitStatus.UNKNOWN;
    };
  }

  private static Schedule schedule(String token) {
    try {
      return Schedule.parse(token);
    } catch (Schedule.SyntaxException e) {
      throw new UsageException(
          e.getMessage() + " of '" + abbreviated(token) + "'; copy the whole token", e);
    }
  }

  private Target withFingerprint(String fingerprint) {
    return targets
        .withFingerprint(fingerprint)
        .orElseThrow(
            () ->
                new UsageException(
                    "no small litmus program has the fingerprint %s: name the target behind the token"
                        .formatted(fingerprint)));
  }

  private static String abbreviated(String token) {
    return token.length() <= 40 ? token : token.substring(0, 37) + "...";
  }
}
