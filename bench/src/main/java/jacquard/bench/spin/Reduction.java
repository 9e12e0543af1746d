package jacquard.bench.spin;

import jacquard.bench.measure.TimedRun;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How many states each reduction stores of one model, going on after violations.
 *
 * @param spin of the same process graphs as ours
 * @param merging of Spin as it comes, which also merges statements
 * @param problem why the model does not count; empty if it does
 */
record Reduction(
    CorpusModel model, long spin, long merging, long ample, long persistent, String problem) {
  private static final List<String> SAME_GRAPHS = List.of("-o1", "-o2", "-o3");

  private record Found(long states, boolean violated) {}

  static Reduction measure(CorpusModel model, Duration budget)
      throws IOException, InterruptedException {
    if (!model.spin().equals("same")) {
      return new Reduction(model, 0, 0, 0, 0, "Spin " + model.spin());
    }
    SearchFigures spin = spin(model, SAME_GRAPHS, budget);
    SearchFigures merging = spin(model, List.of(), budget);
    Machine machine = Compiler.compile(Promela.read(model.file()));
    Found ample = ours(machine, "ample");
    Found persistent = ours(machine, "persistent");
    boolean violated = spin.problem().equals("violated");
    String problem = "";
    if (!spin.counts() && !violated) {
      problem = "Spin: " + spin.problem();
    } else if (violated == model.holds()) {
      problem = "Spin says " + (violated ? "violated" : "holds") + ", wrongly";
    } else if (ample.violated() == model.holds() || persistent.violated() == model.holds()) {
      throw new IllegalStateException("wrong verdict on " + model.name());
    }
    return new Reduction(
        model, spin.states(), merging.states(), ample.states(), persistent.states(), problem);
  }

  private static Found ours(Machine machine, String search) {
    SearchResult result =
        StateSearches.named(search)
            .orElseThrow()
            .run(machine, SearchOptions.DEFAULT.goingOn())
            .result();
    return new Found(result.counts().states(), result.violations() > 0);
  }

  private static SearchFigures spin(CorpusModel model, List<String> options, Duration budget)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("spin");
    try {
      Folders.copyFiles(model.file().resolveSibling(""), folder);
      List<String> translate = new ArrayList<>(List.of("spin", "-a"));
      translate.addAll(options);
      translate.add(model.name() + ".pml");
      TimedRun.run(translate, folder, budget);
      TimedRun.run(
          List.of("gcc", "-w", "-O0", "-DSAFETY", "-DNOCLAIM", "-o", "pan", "pan.c"),
          folder,
          budget);
      TimedRun run = TimedRun.run(List.of("./pan", "-c0", "-m100000", "-w18"), folder, budget);
      return Sample.of(Configuration.Tool.SPIN, run).search();
    } finally {
      Folders.delete(folder);
    }
  }

  boolean counts() {
    return problem.isEmpty();
  }
}
