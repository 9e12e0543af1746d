package jacquard.cli;

import jacquard.check.ProgramOutput;
import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Printable;
import jacquard.core.Schedule;
import jacquard.explore.Limits;
import jacquard.explore.Replay;
import jacquard.explore.run.Replayed;
import jacquard.report.Story;
import jacquard.report.TextReport;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.Worker;
import jacquard.runtime.rewrite.JvmOptions;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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
      description =
          "The program. Of a Java program that only FILE names nothing is run, unless --run-target"
              + " is given.")
  private Optional<String> targetName = Optional.empty();

  @Option(
      names = "--run-target",
      description =
          "Run the Java program that FILE names, if its file is the same as when FILE was written.")
  private boolean runTarget;

  @Option(
      names = "--debug",
      arity = "0..1",
      paramLabel = "PORT",
      converter = Values.SmallCount.class,
      preprocessor = Values.Port.class,
      description =
          "Java programs: wait for a debugger, then run the schedule on threads that it can see."
              + " Port "
              + Values.Port.DEFAULT
              + " if none is given, as in --debug=PORT.")
  private Optional<Integer> debugPort = Optional.empty();

  @Mixin private ModelOptions modelOptions = new ModelOptions();

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
    List<String> definitions =
        modelOptions.definitions().isEmpty() ? recording.definitions() : modelOptions.definitions();
    Optional<ModelTarget> model =
        targetName.or(recording::target).flatMap(t -> ModelTarget.find(t, definitions));
    if (model.isPresent()) {
      Optional<ModelProperty> property =
          propertyOptions
              .property()
              .or(recording::property)
              .map(p -> ModelProperty.of(p, model.get()));
      return new ModelReplay(console, model.get(), property).run(schedule);
    }
    modelOptions.refuse();
    Optional<TargetRequest> request =
        targetName.map(targetOptions::request).or(() -> ofRecording(recording));
    if (debugPort.isPresent() && !Worker.isDebugged()) {
      DebuggerWanted.requireFree(debugPort.get());
      throw new WorkerNeededException(
          request.map(TargetRequest::jvmOptions).orElse(JvmOptions.NONE),
          OptionalInt.of(debugPort.get()));
    }
    Target target =
        request.map(targets::find).orElseGet(() -> withFingerprint(schedule.fingerprint()));
    Execution execution;
    try {
      execution = replayed(target, schedule);
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
      case Outcome.Truncated _, Outcome.Pruned _, Outcome.Excluded _ -> ExitStatus.UNKNOWN;
      case Outcome.BeyondBound _, Outcome.Diverged _ -> ExitStatus.UNKNOWN;
    };
  }

  /**
   * The target that the recording names. Whoever wrote a file must not decide alone what is run
   * here: of a Java program nothing is compiled, loaded or run unless the user has said so, and the
   * program is the one that the file speaks of.
   */
  private Optional<TargetRequest> ofRecording(Recording recording) {
    if (recording.target().isEmpty()) {
      return Optional.empty();
    }
    String name = recording.target().get();
    if (!JavaTargets.isCode(name)) {
      return Optional.of(targetOptions.request(name));
    }
    String shown = Printable.name(name);
    if (!runTarget) {
      throw new UsageException(
          "nothing was run: %s names the program %s; to run it, name it yourself (replay %s %s) or"
                  .formatted(source, shown, Shell.quote(source), Shell.quote(shown))
              + " give --run-target");
    }
    TargetRequest request = targetOptions.request(name, recording.origin().jvmOptions());
    recording
        .origin()
        .digest()
        .filter(digest -> !digest.equals(JavaTargets.digest(request)))
        .ifPresent(
            _ -> {
              throw new UsageException(
                  "nothing was run: %s is not the program that %s speaks of, or has changed since;"
                          .formatted(shown, source)
                      + " check it again");
            });
    return Optional.of(request);
  }

  private Execution replayed(Target target, Schedule schedule) {
    int maxSteps = Limits.NONE.maxSteps();
    ProgramOutput.unheard(
        () -> target.subject().fingerprint()); // runs the program, which may print
    if (debugPort.isPresent()) {
      JavaProgram program =
          target.java().orElseThrow(() -> new UsageException("--debug is for Java programs"));
      return debugged(program, schedule, maxSteps);
    }
    return target.java().isPresent()
        ? ProgramOutput.hear(
            this::show, () -> Replayed.fromElsewhere(target.subject(), schedule, maxSteps))
        : Replayed.of(target.subject().detailed(), schedule, maxSteps);
  }

  /** A line that the program prints, so that it cannot be taken for one of ours. */
  private void show(String line) {
    console.out().println("| " + line);
  }

  /** Runs it unseen first, so that what a debugger sees is this one execution and nothing else. */
  private Execution debugged(JavaProgram program, Schedule schedule, int maxSteps) {
    Execution execution =
        ProgramOutput.unheard(() -> Replayed.fromElsewhere(program, schedule, maxSteps));
    if (execution.outcome() instanceof Outcome.Diverged) {
      return execution;
    }
    console
        .err()
        .println(
            "jacquard: waits for a debugger: jdb -attach %d (or an IDE, on this port of this machine)"
                .formatted(debugPort.orElseThrow()));
    DebuggerWanted.await();
    Execution seen =
        ProgramOutput.hear(this::show, () -> Replayed.of(program.debugged(), schedule, maxSteps));
    return seen.outcome().equals(execution.outcome()) ? execution : seen;
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
