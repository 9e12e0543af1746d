package jacquard.cli.command;

import jacquard.check.JavaOptions;
import jacquard.check.ProgramOutput;
import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.JsonFile;
import jacquard.cli.console.OutputFile;
import jacquard.cli.console.Shell;
import jacquard.cli.console.UsageException;
import jacquard.cli.rendering.Advice;
import jacquard.cli.rendering.ConsoleWatcher;
import jacquard.cli.target.Engines;
import jacquard.cli.target.TargetSource;
import jacquard.cli.target.Targets;
import jacquard.cli.worker.WorkerCommand;
import jacquard.core.answer.Check;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.explore.engine.StatelessEngine;
import jacquard.report.JsonReport;
import jacquard.report.TextReport;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks one target. */
@Command(
    name = "check",
    description = "Checks a program and shows a counterexample if there is one.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class CheckCommand implements Callable<Integer> {
  private final Console console;
  private final Targets targets;
  private final WorkerCommand worker;
  private final List<String> forProgram;
  private final RequestOptions options;

  @Parameters(
      paramLabel = "TARGET",
      description =
          "What to check: a Java class (its main; arguments after --), Class#method, Source.java,"
              + " a Promela file (model.pml), an AIGER file (.aag or .aig), or litmus:NAME(N,...)."
              + " 'jacquard list' names the litmus programs.")
  private String targetName = "";

  @Option(
      names = "--all-steps",
      description = "Show all steps of a counterexample, all frames of data races.")
  private boolean allSteps;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the result as JSON too; with - to the output, instead of the text.")
  private Optional<String> json = Optional.empty();

  @Option(
      names = "--trail",
      paramLabel = "FILE",
      description = "Models: write the counterexample as a trail that Spin can replay, too.")
  private Optional<String> trail = Optional.empty();

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = Values.Memory.class,
      description =
          "How much memory the JVM may use, such as 16g; a quarter if not given. Java programs"
              + " take --jvm-option=-Xmx16g instead.")
  private Optional<Values.Memory.Size> memory = Optional.empty();

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  public CheckCommand(
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

  @Override
  public Integer call() {
    TargetSource source = targets.source(targetName);
    CheckRequest request = JavaOptions.normalised(options.request(targetName, forProgram));
    if (trail.isPresent() && !source.hasTrails()) {
      throw new UsageException("--trail is for models, which %s is not".formatted(targetName));
    }
    if (memory.isPresent() && source.isCode()) {
      throw new UsageException(
          "--memory is not for a Java program, which has a JVM of its own: give"
              + " --jvm-option=-Xmx%s".formatted(memory.get().typed()));
    }
    OutputFile.requireApart(
        List.of(targetName),
        Stream.of(json, trail, request.get(CheckOptions.CERTIFICATE))
            .flatMap(Optional::stream)
            .toList(),
        file -> source.reads(request, file));
    trail.ifPresent(file -> OutputFile.of(file).requireWritable());
    Engines.able(source.kind(), request); // complains before anything is read or started
    Duration limit = StatelessEngine.limits(request).maxTime();
    console.watch().expect(limit);
    OptionalInt elsewhere = worker.runIfNeeded(source.isCode(), request);
    if (elsewhere.isPresent()) {
      return elsewhere.getAsInt();
    }
    memory.ifPresent(Values.Memory.Size::requireForThisJvm);
    Target target = targets.find(request);
    Engine engine = Engines.choose(target, request);
    Optional<JsonFile> file = JsonFile.prepare(json);
    if (source.isCode()) {
      ProgramOutput.discard();
    }
    console.watch().over(request, engine.name(), file, console);
    Reported reported =
        console.watch().within(limit, () -> Reported.of(check(engine, target, request), steps()));
    if (file.isEmpty() || !file.get().isOutput()) {
      console.out().print(reported.text());
    }
    trail
        .filter(f -> SpinTrails.write(f, target, reported.check()))
        .filter(_ -> file.isEmpty() || !file.get().isOutput())
        .ifPresent(f -> console.out().println("  trail     " + f + " (spin -t replays it)"));
    file.ifPresent(f -> f.write(console, out -> out.write(reported.json())));
    return ExitStatus.of(reported.check().verdict());
  }

  /** A check with its reports, which may have to ask the program for them. */
  private record Reported(Check check, String text, String json) {
    static Reported of(Check check, TextReport.Steps steps) {
      StringWriter json = new StringWriter();
      try {
        JsonReport.write(check, json);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return new Reported(check, new TextReport(steps, Shell::replay).of(check), json.toString());
    }
  }

  private Check check(Engine engine, Target target, CheckRequest request) {
    ConsoleWatcher watcher = new ConsoleWatcher(console, quiet);
    try {
      Check check = console.cancellation().during(() -> engine.check(target, request, watcher));
      return check
          .answering(request, new Check.Origin(check.origin().fingerprint(), digest(request)))
          .advising(check.advice().or(() -> Advice.after(check)));
    } finally {
      watcher.clear();
    }
  }

  /** For the JSON, by which the program may be run again; to read its file takes time. */
  private Optional<String> digest(CheckRequest request) {
    return json.flatMap(_ -> targets.source(targetName).digest(request));
  }

  private TextReport.Steps steps() {
    return allSteps ? TextReport.Steps.ALL : TextReport.Steps.RELEVANT;
  }

  /** Those that are no part of a request: what is written where, and with how much memory. */
  static String otherOptions() {
    return "besides, for every target: --all-steps, --json, --quiet; models: --trail; all but Java"
        + " programs: --memory\n";
  }

  /** What a check can be told: everything. */
  public static RequestOptions options() {
    return new RequestOptions(CheckOptions.all());
  }
}
