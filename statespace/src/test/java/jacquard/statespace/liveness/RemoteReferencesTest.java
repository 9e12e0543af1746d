package jacquard.statespace.liveness;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.promela.translate.Translator.WithFormula;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A formula may look into processes. What it sees there is visible, although no other process can
 * see it: two processes that never meet are in each pair of their states at some time. (They do not
 * end, for a formula must not look into a process that has.)
 */
class RemoteReferencesTest {
  private static final String APART =
      """
      active proctype P() { byte l; l = 1; here: l = 2; l = 3; false }
      active proctype Q() { byte m; byte k[2]; m = 1; there: k[1] = 1; m = 2; k[1] = 0; m = 3; false }
      """;

  private static boolean isViolated(String formula, Method method) {
    WithFormula model = Promela.parse("m.pml", APART, formula);
    SearchResult result =
        LivenessSearch.run(
            Compiler.compile(model.model()),
            new Property.Formula(model.formula()),
            Fairness.NONE,
            SearchOptions.DEFAULT.by(method));
    return result.kinds().containsKey(ViolationKind.LTL);
  }

  @ParameterizedTest
  @CsvSource({
    "[] !(P:l == 1 && Q:m == 1), true",
    "[] !(P:l == 2 && Q:m == 2), true",
    "[] !(P:l == 1 && Q:m == 3), true",
    "[] !(P:l == 3 && Q:m == 1), true",
    "[] !(P:l == 2 && Q:k[1] == 1), true",
    "[] !(P:l == 3 && Q:k[1] == 1 && Q:m == 1), true",
    "[] !(P[0]:l == 1 && Q[1]:m == 1), true",
    "[] !(P@here && Q@there), true",
    "[] !(P@here && Q:m == 3), true",
    "[] !(P:l == 1 && Q@there), true",
    "<> (P:l == 3 && Q:m == 2), true",
    "[] (P:l < 4 && Q:m < 4), false",
    "[] !(Q:k[1] == 1 && Q:m == 3), false"
  })
  void everyPairOfStatesIsSeen(String formula, boolean violated) {
    for (Method method : Method.values()) {
      assertThat(isViolated(formula, method)).as(method.name()).isEqualTo(violated);
    }
  }
}
