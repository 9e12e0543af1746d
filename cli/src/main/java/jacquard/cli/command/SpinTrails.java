package jacquard.cli.command;

import jacquard.cli.console.OutputFile;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.ModelTargets;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.ProcessRun;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.InputFile;
import jacquard.model.Machine;
import jacquard.model.ModelTarget;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Run;
import jacquard.model.trail.Trail;
import jacquard.model.trail.TrailReplay;
import jacquard.promela.PromelaTarget;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Trails of Spin as files. */
final class SpinTrails {
  private static final String SUFFIX = ".trail";
  private static final int MAX_BYTES = 256 << 20;

  /** Every file can be read so; whether it is a trail is another question. */
  private static final Charset CHARSET = StandardCharsets.ISO_8859_1;

  private SpinTrails() {}

  /** Whether something is the name of a file with a trail. */
  static boolean isOne(String name) {
    try {
      Path file = Path.of(name);
      return Files.isRegularFile(file)
          && Files.size(file) <= MAX_BYTES
          && Trail.isOne(Files.readString(file, CHARSET));
    } catch (IOException | InvalidPathException _) {
      return false;
    }
  }

  /** The run that a trail means, as transitions of a model. */
  static long[] path(String name, Machine machine) {
    try {
      return TrailReplay.of(Trail.read(InputFile.named(name).text(CHARSET)), machine);
    } catch (Trail.SyntaxException | TrailReplay.LostException e) {
      throw new UsageException(name + ": " + e.getMessage(), e);
    }
  }

  /** A trail as a schedule of its model, which has its name unless another one is given. */
  static Recording recording(String name, Optional<String> model, CheckRequest typed) {
    String target =
        model.orElseGet(
            () -> {
              if (!name.endsWith(SUFFIX)) {
                throw new UsageException("name the model behind the trail " + name);
              }
              return name.substring(0, name.length() - SUFFIX.length());
            });
    if (model.isEmpty() && !Files.exists(Path.of(target))) {
      throw new UsageException(
          "no such file: %s; name the model behind its trail %s".formatted(target, name));
    }
    List<String> definitions = typed.all(CheckOptions.DEFINE);
    PromelaTarget found = ModelTargets.require(target, definitions);
    Machine machine = Compiler.compile(found.model());
    Schedule schedule = Run.schedule(machine, path(name, machine), found.fingerprint());
    CheckRequest request = CheckRequest.of(target);
    return new Recording(
        schedule.toString(),
        definitions.isEmpty() ? request : request.with(CheckOptions.DEFINE, definitions),
        Optional.empty());
  }

  /** Writes the counterexample of a check, if it has one; returns whether it has. */
  static boolean write(String name, Target target, Check check) {
    if (!(target instanceof ModelTarget model)
        || !(check.verdict() instanceof Verdict.Violated(var _, Schedule schedule))) {
      return false;
    }
    Machine machine = Compiler.compile(model.model());
    Run run = new Run(machine);
    long[] path = new long[schedule.length()];
    for (int step = 0; step < path.length; step++) {
      path[step] = run.transition(schedule.label(step)).orElseThrow();
      run.perform(path[step]);
    }
    OptionalInt cycle =
        check.shown().isPresent() && check.shown().get().run() instanceof ProcessRun r
            ? r.cycle()
            : OptionalInt.empty();
    OutputFile.of(name)
        .write(CHARSET, out -> out.write(Trail.of(model.model(), path, cycle).text()));
    return true;
  }
}
