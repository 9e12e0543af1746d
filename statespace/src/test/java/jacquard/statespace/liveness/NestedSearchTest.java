package jacquard.statespace.liveness;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomLoopModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.translate.Translator.WithFormula;
import jacquard.statespace.RandomFormula;
import jacquard.statespace.Reduction;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchResult;
import jacquard.statespace.UnstoredLocations;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Several threads find what one finds. */
class NestedSearchTest {
  private static final int MODELS = Integer.getInteger("jacquard.random.models", 60);

  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"FULL", "AMPLE"})
  void severalThreadsHaveTheVerdictAndTheStatesOfOne(Method method) {
    int holding = 0;
    int violated = 0;
    for (long seed = 0; seed < MODELS; seed++) {
      WithFormula model =
          seed % 2 == 0
              ? Promela.parse("m.pml", RandomModel.text(seed), RandomFormula.text(seed))
              : Promela.parse("m.pml", RandomLoopModel.text(seed), RandomFormula.recurrence(seed));
      Machine machine = new Interpreter(model.model());
      Property property = new Property.Formula(model.formula());
      SearchOptions options = SearchOptions.DEFAULT.by(method).withMaxStates(4000);
      SearchResult one = LivenessSearch.run(machine, property, Fairness.NONE, options, 1);
      SearchResult several =
          LivenessSearch.run(machine, property, Fairness.NONE, options.withWorkers(3), 1);
      assertThat(several.kinds()).as("seed %d", seed).isEqualTo(one.kinds());
      assertThat(several.cutShort()).as("seed %d", seed).isEqualTo(one.cutShort());
      assertThat(several.counts().states()).as("seed %d", seed).isEqualTo(one.counts().states());
      assertThat(several.counts().transitions())
          .as("seed %d", seed)
          .isEqualTo(one.counts().transitions());
      holding += one.kinds().isEmpty() && one.cutShort().isEmpty() ? 1 : 0;
      violated += one.kinds().isEmpty() ? 0 : 1;
    }
    assertThat(holding).isGreaterThan(MODELS / 5);
    assertThat(violated).isGreaterThan(MODELS / 5);
  }

  /** Each thread meets accepting states that another one has started from. */
  @Test
  void threadsWaitForEachOther() {
    WithFormula model =
        Promela.parse(
            "m.pml",
            """
            byte x, y, z;
            active proctype A() { do :: x < 30 -> x++ :: x == 30 -> break od }
            active proctype B() { do :: y < 30 -> y++ :: y == 30 -> break od }
            active proctype C() { do :: z < 30 -> z++ :: z == 30 -> break od }
            """,
            "<> (x == 30 && y == 30 && z == 30)");
    Machine machine = Compiler.compile(model.model());
    Property property = new Property.Formula(model.formula());
    for (int round = 0; round < 3; round++) {
      Optional<SearchResult> result =
          NestedSearch.run(
              machine,
              property,
              (m, c) -> new Product(m, c, UnstoredLocations.NONE, Reduction.NONE, Fairness.NONE),
              SearchOptions.DEFAULT.withWorkers(4));
      assertThat(result)
          .hasValueSatisfying(
              r ->
                  assertThat(r.counts().states())
                      .isEqualTo(
                          LivenessSearch.run(
                                  machine, property, Fairness.NONE, SearchOptions.DEFAULT)
                              .counts()
                              .states()));
    }
  }
}
