package jacquard.symbolic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.promela.PromelaTarget;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Models with more states than a search of them could visit get the verdicts of their table. */
class VastModelsTest {
  private static final Path MODELS = Path.of("..", "models", "symbolic");

  @ParameterizedTest
  @CsvSource({
    "needle, bmc, assertion fails",
    "factors, bmc, assertion fails",
    "sorting-network, bmc, assertion fails",
    "xor-swap, induction, holds",
    "long-count, pdr, holds",
    "parallel-counters, pdr, holds",
    "even-shares, pdr, holds",
    "peterson-counting, pdr, holds"
  })
  void modelIsAnsweredByOneMethod(String name, String method, String verdict) throws Exception {
    String file = MODELS.resolve(name + ".pml").toString();
    CheckRequest request =
        CheckRequest.of(file)
            .with(CheckOptions.SAFETY, true)
            .with(CheckOptions.METHOD, method)
            .with(CheckOptions.TIMEOUT, Duration.ofMinutes(2));
    Verdict found =
        new SymbolicEngine()
            .check(PromelaTarget.read(file, List.of()), request, Watcher.SILENT)
            .verdict();
    assertThat(found)
        .isInstanceOf(verdict.equals("holds") ? Verdict.Holds.class : Verdict.Violated.class);
    assertThat(Files.readString(MODELS.resolve("README.md")))
        .contains("| `%s` | %s".formatted(name, verdict));
  }

  @Test
  void everyModelIsInTheTable() throws Exception {
    String table = Files.readString(MODELS.resolve("README.md"));
    try (var files = Files.list(MODELS)) {
      assertThat(files.map(f -> String.valueOf(f.getFileName())).filter(f -> f.endsWith(".pml")))
          .allSatisfy(f -> assertThat(table).contains("| `%s` |".formatted(f.replace(".pml", ""))));
    }
  }
}
