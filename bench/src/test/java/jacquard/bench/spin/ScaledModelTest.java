package jacquard.bench.spin;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.PromelaTarget;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
import jacquard.statespace.engine.StatefulEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScaledModelTest {
  static List<ScaledModel> models() {
    return ScaledModel.ALL;
  }

  @ParameterizedTest
  @MethodSource("models")
  void smallOnesHoldAndReductionStoresNoMoreStates(ScaledModel model) {
    int size = model.name().equals("token-ring") ? 3 : 2; // two stations block each other
    Machine machine = Compiler.compile(Promela.parse(model.name() + ".pml", model.text(size)));
    SearchResult full = run(machine, "full");
    SearchResult reduced = run(machine, "ample");
    assertThat(full.kinds()).isEmpty();
    assertThat(reduced.kinds()).isEmpty();
    assertThat(reduced.counts().states()).isBetween(1L, full.counts().states());
  }

  static List<ScaledModel> modelsWithFormulas() {
    return ScaledModel.ALL.stream().filter(m -> m.size(Mode.INFINITE).isPresent()).toList();
  }

  @ParameterizedTest
  @MethodSource("modelsWithFormulas")
  void formulasAboutInfiniteRunsHold(ScaledModel model, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("model.pml");
    Files.writeString(file, model.text(2, Mode.INFINITE));
    CheckRequest request = CheckRequest.of(file.toString()).with(CheckOptions.LTL, Mode.FORMULA);
    assertThat(
            new StatefulEngine()
                .check(PromelaTarget.read(file.toString(), List.of()), request, Watcher.SILENT)
                .verdict())
        .isInstanceOf(Verdict.Holds.class);
  }

  private static SearchResult run(Machine machine, String search) {
    return StateSearches.named(search).orElseThrow().run(machine, SearchOptions.DEFAULT).result();
  }

  @Test
  void theSizeIsInTheText() {
    ScaledModel model = ScaledModel.ALL.getFirst();
    assertThat(model.text(17)).contains("#define N 17\n").doesNotContain("#define N 4\n");
  }
}
