package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Interpreter;
import jacquard.statespace.SearchOptions.Order;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every model of the corpus has the verdict and the number of states that are recorded for it. */
class CorpusTest {
  static List<Corpus> corpus() {
    return Corpus.all();
  }

  @Test
  void everyModelIsRecorded() throws IOException {
    try (var files = Files.list(Corpus.FOLDER)) {
      assertThat(
              files
                  .map(f -> f.getFileName().toString())
                  .filter(f -> f.endsWith(".pml"))
                  .map(f -> f.substring(0, f.length() - 4)))
          .containsExactlyInAnyOrderElementsOf(corpus().stream().map(Corpus::name).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void depthFirstSearchSeesTheRecordedStates(Corpus entry) {
    SearchResult result =
        SafetySearch.run(Compiler.compile(entry.model()), SearchOptions.DEFAULT.goingOn());
    assertThat(result.violation().map(v -> v.kind().word()).orElse("holds"))
        .isEqualTo(entry.verdict());
    assertThat(result.counts().states()).isEqualTo(entry.states());
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void breadthFirstSearchSeesTheRecordedStates(Corpus entry) {
    SearchResult result =
        SafetySearch.run(
            new Interpreter(entry.model()),
            SearchOptions.DEFAULT.goingOn().inOrder(Order.BREADTH_FIRST));
    assertThat(result.violation().isEmpty()).isEqualTo(entry.verdict().equals("holds"));
    assertThat(result.counts().states()).isEqualTo(entry.states());
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void theShortestCounterexampleIsNotLongerThanTheFirstOne(Corpus entry) {
    Machine machine = Compiler.compile(entry.model());
    SearchResult any = SafetySearch.run(machine, SearchOptions.DEFAULT);
    SearchResult shortest =
        SafetySearch.run(machine, SearchOptions.DEFAULT.inOrder(Order.BREADTH_FIRST));
    assertThat(shortest.violation().isPresent()).isEqualTo(any.violation().isPresent());
    if (any.violation().isPresent()
        && entry.model().edges().stream().noneMatch(e -> e.exclusive())) {
      assertThat(shortest.violation().orElseThrow().path().length())
          .isLessThanOrEqualTo(any.violation().orElseThrow().path().length());
    }
  }
}
