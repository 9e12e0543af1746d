package jacquard.bench.spin;

import jacquard.bench.measure.TimedRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Measures scaled models: in each round all configurations, one after the other, so that what else
 * happens on the machine happens to all of them.
 *
 * @param budget of a single command
 */
record Speeds(Installation installation, int rounds, Duration budget) {

  List<Measurement> measure(ScaledModel model, Mode mode, Consumer<String> progress)
      throws IOException, InterruptedException {
    if (model.size(mode).isEmpty()) {
      return List.of();
    }
    int size = model.size(mode).getAsInt();
    Map<Configuration, List<Sample>> samples = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      for (Configuration configuration : Configuration.ALL) {
        if (configuration.modes().contains(mode) || (round == 0 && mode == Mode.REDUCED)) {
          Sample sample = sample(model, size, mode, configuration);
          samples.computeIfAbsent(configuration, _ -> new ArrayList<>()).add(sample);
          progress.accept(model.name() + ", " + configuration.name() + ": " + sample);
        }
      }
    }
    return samples.entrySet().stream()
        .map(e -> new Measurement(model, size, mode, e.getKey(), e.getValue()))
        .toList();
  }

  private Sample sample(ScaledModel model, int size, Mode mode, Configuration configuration)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("spin");
    try {
      Files.writeString(folder.resolve("model.pml"), model.text(size, mode));
      List<String> command = configuration.command(installation, mode, model.depth(), "model.pml");
      TimedRun run = TimedRun.run(installation.pinned(configuration, command), folder, budget);
      return Sample.of(configuration.tool(), run);
    } finally {
      Folders.delete(folder);
    }
  }
}
