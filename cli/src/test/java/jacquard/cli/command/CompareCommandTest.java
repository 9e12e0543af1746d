package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import jacquard.explore.catalog.Searches;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {

  @Test
  void everySearchHasARow() {
    Ran ran = Ran.jacquard("compare", "litmus:racy-counter(3)", "--max-executions", "200");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out().lines().toList()).hasSize(Searches.withoutBounds().size() + 2);
    assertThat(ran.out())
        .containsPattern("\n  search +executions +blocked +transitions +traces +violating")
        .containsPattern("\n  best-first +\\d+ +0 +\\d+ +36 +\\d+ +\\d\\.\\d\\d +violated\n")
        .containsPattern("\n  dfs +90 +0 +270 +36 +84 +\\d\\.\\d\\d +violated\n")
        .containsPattern("\n  optimal +36 +0 +121 +36 +30 +\\d\\.\\d\\d +violated\n");
  }

  @Test
  void aSearchThatIsCutIsOverBudget() {
    Ran ran = Ran.jacquard("compare", "litmus:lastzero(4)", "--max-executions", "40");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .containsPattern("\n  dfs +40 .* over budget\n")
        .containsPattern("\n  optimal +28 .* holds\n")
        .containsPattern("\n  random +40 .* sampled\n");
  }

  @Test
  void whatIsFoundBeforeTheCutStays() {
    Ran ran =
        Ran.jacquard(
            "compare", "litmus:racy-counter(3)", "--search", "dfs", "--max-executions", "9");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out()).contains("violated, over budget");
  }

  @Test
  void nothingIsKnownWhenAllAreCut() {
    Ran ran =
        Ran.jacquard(
            "compare", "litmus:lastzero(4)", "--search", "dfs,optimal", "--max-executions", "2");
    assertThat(ran.status()).isEqualTo(3);
  }

  @Test
  void theTableComesAsJsonToo(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("table.json");
    Ran ran =
        Ran.jacquard(
            "compare", "litmus:store-buffering", "--search", "optimal", "--json", file.toString());
    assertThat(ran.status()).isZero();
    assertThat(Files.readString(file))
        .contains("\"search\" : \"optimal\"", "\"distinctTraces\" : 3", "\"complete\" : true");
  }

  @Test
  void theSearchesOfAModelMayBeThoseOfEitherEngine() {
    String model = "../models/racy-counter.pml";
    Ran stateful = Ran.jacquard("compare", model, "--search", "full,ample");
    assertThat(stateful.status()).isEqualTo(1);
    assertThat(stateful.out()).containsPattern("\n  full +violated: assertion +\\d+ ");
    Ran stateless = Ran.jacquard("compare", model, "--search", "optimal,dfs");
    assertThat(stateless.status()).isEqualTo(1);
    assertThat(stateless.out()).containsPattern("\n  optimal +\\d+ +\\d+ .* violated\n");
    Ran mixed = Ran.jacquard("compare", model, "--search", "ample,optimal");
    assertThat(mixed.status()).isEqualTo(2);
    assertThat(mixed.err())
        .startsWith("jacquard: --search optimal is one of the stateless engine: stateful has full,")
        .hasLineCount(1);
    assertThat(Ran.jacquard("compare", model, "--search", "optmal").err())
        .startsWith("jacquard: unknown search 'optmal' (did you mean optimal?)");
  }
}
