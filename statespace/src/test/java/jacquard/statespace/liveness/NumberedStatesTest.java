package jacquard.statespace.liveness;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.translate.Translator.WithFormula;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchResult;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberedStatesTest {
  static final String MODEL =
      """
      byte x, y, z;
      active proctype A() { do :: x < 9 -> x++ :: x > 0 -> x-- od }
      active proctype B() { do :: y < 9 -> y++ :: y > 0 -> y-- od }
      active proctype C() { do :: z < 9 -> z++ :: z > 0 -> z-- od }
      """;

  @Test
  void statesKeepTheirNumbersWhenTheyAreFolded() {
    WithFormula model = Promela.parse("m.pml", MODEL, "[] (x < 10)");
    Machine machine = Compiler.compile(model.model());
    NumberedStates states = new NumberedStates(model.model(), 2, 1L << 30);
    byte[] state = new byte[states.stateBytes()];
    int length = machine.initial(state);
    Map<Long, Integer> numbers = new HashMap<>();
    for (int i = 0; i < 1000; i++) {
      state[length] = (byte) i;
      state[length + 1] = (byte) (i >> 8);
      long address = states.add(state);
      states.setNumber(address, i);
      numbers.put(address, i);
    }
    assertThat(states.needsFolding(0)).isFalse();
    assertThat(states.needsFolding(1L << 30)).isTrue();
    Map<Long, Integer> after = new HashMap<>();
    states.fold(other -> numbers.forEach((address, i) -> after.put(other.applyAsLong(address), i)));
    after.forEach((address, i) -> assertThat(states.number(address)).isEqualTo(i));
    assertThat(states.needsFolding(1L << 30)).isFalse();
    for (int i = 0; i < 1000; i++) {
      machine.initial(state);
      state[length] = (byte) i;
      state[length + 1] = (byte) (i >> 8);
      long address = states.find(state);
      assertThat(states.number(address)).isEqualTo(i);
      assertThat(states.add(state)).isEqualTo(address);
    }
    assertThat(states.size()).isEqualTo(1000);
  }

  @ParameterizedTest
  @CsvSource({
    "[] (x < 10)",
    "<> (x == 9)",
    "[] (x == 9 -> <> (y == 9))",
    "[] (x + y + z < 27)",
    "[] <> (x == 0 && y == 0) || <> [] (z != 3)",
    "<> [] (x != 9 || y != 9)"
  })
  void aSearchThatFoldsFindsTheSame(String formula) {
    WithFormula model = Promela.parse("m.pml", MODEL, formula);
    Machine machine = Compiler.compile(model.model());
    Property property = new Property.Formula(model.formula());
    for (Fairness fairness : Fairness.values()) {
      SearchOptions options = SearchOptions.DEFAULT.by(Method.FULL).withWorkers(1);
      SearchResult flat = LivenessSearch.run(machine, property, fairness, options);
      SearchResult folded = withLeastMemory(machine, property, fairness, options);
      assertThat(folded.kinds()).isEqualTo(flat.kinds());
      assertThat(flat.cutShort()).isEmpty();
      assertThat(folded.counts().states()).isEqualTo(flat.counts().states());
      assertThat(folded.counts().transitions()).isEqualTo(flat.counts().transitions());
      assertThat(folded.violation().map(v -> Arrays.toString(v.path().transitions())))
          .isEqualTo(flat.violation().map(v -> Arrays.toString(v.path().transitions())));
    }
  }

  /** With so little memory that states have to be folded, but not from the beginning. */
  private static SearchResult withLeastMemory(
      Machine machine, Property property, Fairness fairness, SearchOptions options) {
    for (long bytes = 11 << 19; ; bytes += 1 << 20) {
      SearchResult result =
          LivenessSearch.run(machine, property, fairness, options.withMaxBytes(bytes));
      if (result.cutShort().isEmpty()) {
        return result;
      }
    }
  }
}
