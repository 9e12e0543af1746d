package jacquard.ltl.buchi;

import static jacquard.ltl.RandomFormulas.PROPOSITIONS;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.ltl.Formula;
import jacquard.ltl.Lasso;
import jacquard.ltl.LassoEvaluation;
import jacquard.ltl.RandomFormulas;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranslationTest {

  private static final int FORMULAS = 2000;
  private static final int WORDS = 40;

  @Test
  void anAutomatonAcceptsTheWordsThatSatisfyItsFormulaAndNoOthers() {
    RandomFormulas random = new RandomFormulas(5, RandomFormulas.Language.ALL);
    for (int i = 0; i < FORMULAS; i++) {
      Formula formula = random.formula(2 + random.below(11));
      BuchiAutomaton positive = Translation.of(formula, PROPOSITIONS);
      BuchiAutomaton negative = Translation.of(new Formula.Not(formula), PROPOSITIONS);
      for (int j = 0; j < WORDS; j++) {
        Lasso word = random.lasso();
        boolean satisfied = new LassoEvaluation(word, PROPOSITIONS).satisfies(formula);
        if (LassoAcceptance.accepts(positive, word) != satisfied
            || LassoAcceptance.accepts(negative, word) == satisfied) {
          throw new AssertionError(formula.print() + " on " + word + " is " + satisfied);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "true, 1",
    "false, 1",
    "p, 2",
    "[]p, 1",
    "<>p, 2",
    "[]<>p, 2",
    "<>[]p, 2",
    "p U q, 2",
    "[](p -> <>q), 2",
    "!([](p -> <>q)), 2",
    "[]<>p && []<>q, 3",
    "p && X q, 3",
    "p && !p, 1"
  })
  void knownFormulasHaveSmallAutomata(String formula, int states) {
    assertThat(Translation.of(Formula.parse(formula)).states()).isEqualTo(states);
  }
}
