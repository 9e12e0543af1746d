package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.Shell;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.Engines;
import jacquard.cli.target.ReplayListener;
import jacquard.cli.target.TargetSource;
import jacquard.cli.target.Targets;
import jacquard.cli.worker.DebuggerWanted;
import jacquard.cli.worker.WorkerCommand;
import jacquard.core.Printable;
import jacquard.core.Schedule;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.report.TextReport;
import jacquard.runtime.Worker;
import java.util.ArrayList;
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
      "Exit status: 1 it violates something, 0 it does not, 3 the program does not follow it, or"
          + " the schedule of a model ends too early."
    })
public final class ReplayCommand implements Callable<Integer> {
  /** What else than its name decides which code of a program is run. */
  private static final List<CheckOption<?>> OF_CODE =
      List.of(CheckOptions.CLASSPATH, CheckOptions.JVM_OPTION);

  private final Console console;
  private final Targets targets;
  private final WorkerCommand worker;
  private final List<String> forProgram;
  private final RequestOptions options;

  @Parameters(
      index = "0",
      paramLabel = "FILE|TOKEN",
      description =
          "A token (jq1:...), a file that has one: what 'check --json FILE' wrote, or a trail of"
              + " Spin's: model.pml.trail.")
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
      WorkerCommand worker,
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
    Recording recording =
        SpinTrails.isOne(source)
            ? SpinTrails.recording(source, targetName, options.request("", List.of()))
            : Recording.of(source);
    Schedule schedule = schedule(recording.token());
    requireSense(recording.request());
    requireLongEnough(schedule, recording.request());
    CheckRequest request = request(recording);
    if (request.target().isEmpty()) {
      request = request.withTarget(withFingerprint(schedule.fingerprint()).name());
    }
    TargetSource from = targets.source(request.target());
    Engines.requireKind(from.kind(), request);
    if (debugPort.isPresent() && !from.isCode()) {
      throw new UsageException("--debug is for Java programs");
    }
    if (runTarget && !from.isCode()) {
      throw new UsageException("--run-target is for Java programs: leave it out");
    }
    if (debugPort.isPresent() && !Worker.isDebugged()) {
      DebuggerWanted.requireFree(debugPort.get());
      return worker.run(request, OptionalInt.of(debugPort.get()));
    }
    OptionalInt elsewhere = worker.runIfNeeded(from.isCode(), request);
    if (elsewhere.isPresent()) {
      return elsewhere.getAsInt();
    }
    Target target = targets.find(request);
    Replay replayed =
        from.replay(
            target,
            request,
            schedule,
            new ReplayListener(console.out()::println, console.err()::println, debugPort));
    console
        .out()
        .print(
            new TextReport(TextReport.Steps.ALL, Shell::replay)
                .ofReplay(TextReport.title(request), replayed));
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
    CheckRequest request = joined(recorded, typed).withTarget(name);
    if (!targets.source(name).isCode()) {
      return request;
    }
    if (runTarget) {
      requireSame(request, recording.digest());
      return request;
    }
    return targetName.isPresent() ? namedByUser(request, typed) : namedByFile(request);
  }

  /** The user has named the program; what else decides which code is run is the user's to say. */
  private CheckRequest namedByUser(CheckRequest request, CheckRequest typed) {
    for (CheckOption<?> option : OF_CODE) {
      if (request.has(option) && !typed.has(option)) {
        String shown = Printable.name("--%s %s".formatted(option.name(), request.typed(option)));
        throw new UsageException(
            "nothing was run: %s also says %s; give --%s yourself, or --run-target to run it so"
                .formatted(source, shown, option.name()));
      }
    }
    return request;
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

  /** Only the file names the program: it is not run unless the user says so. */
  private CheckRequest namedByFile(CheckRequest request) {
    String shown = Printable.name(request.target());
    List<String> words = new ArrayList<>(List.of("replay", source, shown));
    for (CheckOption<?> option : OF_CODE) {
      request
          .typed(option)
          .forEach(v -> words.add(Printable.name("%s=%s".formatted(option.typed(), v))));
    }
    throw new UsageException(
        "nothing was run: %s names the program %s; to run it, name it yourself (%s) or give"
                .formatted(
                    source, shown, String.join(" ", words.stream().map(Shell::quote).toList()))
            + " --run-target");
  }

  /** What the file says is run as it says, if it is the program that it speaks of. */
  private void requireSame(CheckRequest request, Optional<String> digest) {
    digest
        .filter(d -> !d.equals(targets.source(request.target()).digest(request).orElse("")))
        .ifPresent(
            _ -> {
              throw new UsageException(
                  "nothing was run: %s is not the program that %s speaks of, or has changed since;"
                          .formatted(Printable.name(request.target()), source)
                      + " check it again");
            });
  }

  /** A schedule that is cut would look like one that violates nothing. */
  private void requireLongEnough(Schedule schedule, CheckRequest recorded) {
    Optional<Long> typed = options.request("", List.of()).get(CheckOptions.MAX_STEPS);
    typed
        .or(() -> recorded.get(CheckOptions.MAX_STEPS))
        .filter(steps -> steps < schedule.length())
        .ifPresent(
            steps -> {
              throw new UsageException(
                  "%s %d would cut the schedule, which has %d steps: %s"
                      .formatted(
                          typed.isPresent() ? "--max-steps" : source + ": max-steps",
                          steps,
                          schedule.length(),
                          typed.isPresent() ? "leave it out" : "check the target again"));
            });
  }

  /** What a file says was asked must be something that can be asked. */
  private void requireSense(CheckRequest recorded) {
    String name = targetName.orElse(recorded.target());
    if (name.isEmpty()) {
      return;
    }
    try {
      Engines.able(targets.source(name).kind(), recorded);
    } catch (UsageException e) {
      throw new UsageException(source + ": " + e.getMessage(), e);
    }
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
