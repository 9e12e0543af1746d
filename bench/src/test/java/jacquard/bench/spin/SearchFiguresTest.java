package jacquard.bench.spin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The outputs are those of Spin 6.5.2 and of Jacquard. */
class SearchFiguresTest {
  private static final double MEGABYTE = 1 << 20;

  private static String recorded(String name) throws IOException {
    try (InputStream in = SearchFiguresTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aSearchOfSpinToItsEndHasItsFigures() throws IOException {
    SearchFigures full = SearchFigures.ofSpin(recorded("full.txt"));
    assertThat(full.counts()).isTrue();
    assertThat(full.states()).isEqualTo(14_967);
    assertThat(full.seconds()).isEqualTo(0.07);
    assertThat(full.storeBytes()).isCloseTo(128.973 * MEGABYTE, within(1.0));
  }

  @ParameterizedTest
  @CsvSource({"depth.txt, depth too small", "violated.txt, violated", "memory.txt, not completed"})
  void aSearchOfSpinThatDoesNotCountSaysWhy(String output, String problem) throws IOException {
    assertThat(SearchFigures.ofSpin(recorded(output)).problem()).isEqualTo(problem);
  }

  @Test
  void searchesOfSpinOnTwoCoresHaveTheirFigures() throws IOException {
    SearchFigures depthFirst = SearchFigures.ofSpin(recorded("ncore.txt"));
    assertThat(depthFirst.counts()).isTrue();
    assertThat(depthFirst.states()).isEqualTo(5_175);
    assertThat(depthFirst.seconds()).isEqualTo(0.85);
    assertThat(depthFirst.storeBytes()).isCloseTo(128.374 * MEGABYTE, within(1.0));
    SearchFigures breadthFirst = SearchFigures.ofSpin(recorded("bfspar.txt"));
    assertThat(breadthFirst.counts()).isTrue();
    assertThat(breadthFirst.states()).isEqualTo(5_081);
    assertThat(breadthFirst.storeBytes()).isCloseTo(208.001 * MEGABYTE, within(1.0));
  }

  @Test
  void manyStatesOfSpinAreRead() {
    assertThat(SearchFigures.ofSpin("errors: 0\n1.2345678e+08 states, stored").states())
        .isEqualTo(123_456_780);
  }

  @Test
  void jacquardsResultHasItsFigures() throws IOException {
    SearchFigures ours = SearchFigures.ofJacquard(recorded("jacquard.json"));
    assertThat(ours).isEqualTo(new SearchFigures(29_877, 0.513745338, 1_540_088, ""));
  }

  @Test
  void whatIsNoResultIsAProblem() {
    assertThat(SearchFigures.ofSpin("spin: error").problem()).isEqualTo("no result");
    assertThat(SearchFigures.ofJacquard("{}").problem()).isEqualTo("no result");
    String violated = "\"verdict\" : \"violated\", \"states\" : 3, \"seconds\" : 1.0E-4";
    assertThat(SearchFigures.ofJacquard(violated).problem()).isEqualTo("violated");
  }
}
