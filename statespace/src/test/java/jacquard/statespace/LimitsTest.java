package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.statespace.SearchOptions.Order;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A search that gives up says why, and claims nothing. */
class LimitsTest {
  private final Machine machine = Compiler.compile(Corpus.find("filter-lock").model());

  @ParameterizedTest
  @EnumSource
  void atTheLimitOnStates(Order order) {
    SearchResult result =
        SafetySearch.run(machine, SearchOptions.DEFAULT.inOrder(order).withMaxStates(100));
    assertThat(result.cutShort()).contains("100 states");
    assertThat(result.unreached()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void atTheLimitOnMemory(Order order) {
    SearchResult result =
        SafetySearch.run(machine, SearchOptions.DEFAULT.inOrder(order).withMaxBytes(1000));
    assertThat(result.cutShort().orElseThrow()).startsWith("memory used up");
  }

  @ParameterizedTest
  @EnumSource
  void whenItIsToldToStop(Order order) {
    SearchResult result =
        SafetySearch.run(
            machine, SearchOptions.DEFAULT.inOrder(order).stoppedBy(_ -> Optional.of("enough")));
    assertThat(result.cutShort()).contains("enough");
    assertThat(result.counts().states()).isLessThan(29877);
  }

  @Test
  void aProcessThatAsksWhetherItCanMoveIsTold() {
    Machine machine =
        Compiler.compile(
            Promela.parse("self.pml", "byte x; active proctype P() { enabled(_pid) -> x = 1 }"));
    SearchResult result = SafetySearch.run(machine, SearchOptions.DEFAULT);
    assertThat(result.violation().orElseThrow().message())
        .contains("whether a process is enabled depends on itself");
  }
}
