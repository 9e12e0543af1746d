package jacquard.cli.command;

import jacquard.check.JavaTarget;
import jacquard.check.ProgramOutput;
import jacquard.check.translated.TranslatedProgram;
import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.Shell;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.Engines;
import jacquard.cli.target.JavaTargets;
import jacquard.cli.target.Targets;
import jacquard.cli.worker.DebuggerWanted;
import jacquard.cli.worker.WorkerProcess;
import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Printable;
import jacquard.core.Schedule;
import jacquard.core.Violation;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import jacquard.explore.engine.StatelessEngine;
import jacquard.explore.run.Replayed;
import jacquard.report.TextReport;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.Worker;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;

/** Runs one schedule again and tells its whole story. */
@Command(
    name = "replay",
    description = "Runs one schedule again and shows all its steps.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Exit status: 1 it violates something, 0 it does not, 3 the program does not follow it."
    })
public final class ReplayCommand implements Callable<Integer> {
  private final Console console;
  private final Targets targets;
  private final WorkerProcess worker;
  private final List<String> forProgram;
  private final RequestOptions options;

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

  public ReplayCommand(
      Console console,
      Targets targets,
      WorkerProcess worker,
      List<String> forProgram,
      RequestOptions options) {
    this.console = console;
    this.targets = targets;
    this.worker = worker;
    this.forProgram = List.copyOf(forProgram);
    this.options = options;
  }

  /** What a replay can be told: what the target is, and what is asked of it. */
  public static RequestOptions options() {
    return new RequestOptions(
        CheckOptions.all().stream()
            .filter(o -> CheckOptions.isOfTarget(o) || o.equals(CheckOptions.MAX_STEPS))
            .toList());
  }

  /** What a printed command asks for behind its schedule; nothing if it is no command. */
  static CheckRequest request(List<String> words) {
    int end = words.contains("--") ? words.indexOf("--") : words.size();
    RequestOptions options = options();
    CommandSpec spec = CommandSpec.create();
    options.addTo(spec);
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("TARGET")
            .arity("0..1")
            .type(String.class)
            .build());
    try {
      ParseResult parsed =
          new CommandLine(spec).parseArgs(words.subList(0, end).toArray(String[]::new));
      String target = parsed.matchedPositionalValue(0, "");
      return options.request(
          target, end < words.size() ? words.subList(end + 1, words.size()) : List.of());
    } catch (CommandLine.ParameterException e) {
      return CheckRequest.of("");
    }
  }

  @Override
  public Integer call() {
    Recording recording = Recording.of(source);
    Schedule schedule = schedule(recording.token());
    CheckRequest request = request(recording);
    Target target;
    if (request.target().isEmpty()) {
      target = withFingerprint(schedule.fingerprint());
    } else {
      TargetKind kind = targets.kind(request.target());
      Engines.requireKind(kind, request);
      if (debugPort.isPresent() && kind != TargetKind.JAVA) {
        throw new UsageException("--debug is for Java programs");
      }
      if (debugPort.isPresent() && !Worker.isDebugged()) {
        DebuggerWanted.requireFree(debugPort.get());
        return worker.run(request, OptionalInt.of(debugPort.get()));
      }
      OptionalInt elsewhere = worker.runIfNeeded(kind, request);
      if (elsewhere.isPresent()) {
        return elsewhere.getAsInt();
      }
      target = targets.find(request);
    }
    Replay replayed = replayed(target, request, schedule);
    console
        .out()
        .print(
            new TextReport(TextReport.Steps.ALL, Shell::replay).ofReplay(target.name(), replayed));
    return switch (replayed.end()) {
      case Replay.End.Violated _ -> ExitStatus.VIOLATED;
      case Replay.End.Completed _ -> ExitStatus.HOLDS;
      case Replay.End.Cut _, Replay.End.Over _, Replay.End.Excluded _ -> ExitStatus.UNKNOWN;
      case Replay.End.Diverged _ -> ExitStatus.UNKNOWN;
    };
  }

  /**
   * What is replayed: what was typed here, and otherwise what the recording says. Whoever wrote a
   * file must not decide alone what is run: of a Java program nothing is compiled, loaded or run
   * unless the user has said so, and the program is the one that the file speaks of.
   */
  private CheckRequest request(Recording recording) {
    CheckRequest typed = options.request(targetName.orElse(""), forProgram);
    CheckRequest recorded = recording.request();
    if (targetName.isEmpty() && recorded.target().isEmpty()) {
      return typed;
    }
    String name = targetName.orElse(recorded.target());
    boolean isCode = targets.kind(name) == TargetKind.JAVA;
    if (targetName.isPresent() && (isCode || !name.equals(recorded.target()))) {
      return typed;
    }
    CheckRequest request = joined(recorded, typed);
    return isCode ? allowed(request, recording.digest()) : request;
  }

  /** What the recording says, and instead of it what was typed. */
  private static CheckRequest joined(CheckRequest recorded, CheckRequest typed) {
    CheckRequest joined = recorded;
    for (CheckOption<?> option : recorded.given()) {
      if (!CheckOptions.isOfTarget(option) && !option.equals(CheckOptions.MAX_STEPS)) {
        joined = joined.without(option);
      }
    }
    for (CheckOption<?> option : typed.given()) {
      joined = joined.without(option);
      for (String value : typed.typed(option)) {
        joined = joined.withTyped(option, option.type().isFlag() ? "true" : value);
      }
    }
    return typed.arguments().isEmpty() ? joined : joined.withArguments(typed.arguments());
  }

  private CheckRequest allowed(CheckRequest request, Optional<String> digest) {
    String shown = Printable.name(request.target());
    if (!runTarget) {
      throw new UsageException(
          "nothing was run: %s names the program %s; to run it, name it yourself (replay %s %s) or"
                  .formatted(source, shown, Shell.quote(source), Shell.quote(shown))
              + " give --run-target");
    }
    digest
        .filter(d -> !d.equals(JavaTargets.digest(request)))
        .ifPresent(
            _ -> {
              throw new UsageException(
                  "nothing was run: %s is not the program that %s speaks of, or has changed since;"
                          .formatted(shown, source)
                      + " check it again");
            });
    return request;
  }

  private Replay replayed(Target found, CheckRequest request, Schedule schedule) {
    Target target = found instanceof TranslatedProgram t ? t.program() : found;
    if (!(target instanceof JavaTarget java)) {
      return replaying(target, request).replay(target, request, schedule);
    }
    ProgramOutput.unheard(target::fingerprint); // runs the program, which may print
    int maxSteps = StatelessEngine.limits(request).maxSteps();
    Optional<Violation> race =
        ProgramOutput.unheard(() -> StatelessEngine.race(java, request, schedule));
    Execution execution =
        debugPort.isPresent()
            ? debugged(java.program(), schedule, maxSteps)
            : ProgramOutput.hear(this::show, () -> java.replay(schedule, maxSteps));
    return StatelessEngine.described(java, java.program(), execution, schedule.length(), race);
  }

  /** The first engine that takes the kind; a schedule means the same to all of them. */
  private static Engine replaying(Target target, CheckRequest request) {
    return Engines.all().stream()
        .filter(e -> e.takes(target.kind()))
        .filter(e -> request.given().stream().allMatch(e::honours))
        .findFirst()
        .orElseThrow(() -> new UsageException("no engine can replay " + target.name()));
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
