package jacquard.ltl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimplificationTest {

  private static final int FORMULAS = 4000;
  private static final int WORDS = 25;

  @Test
  void negationNormalFormMeansTheSame() {
    RandomFormulas random = new RandomFormulas(2, RandomFormulas.Language.ALL);
    for (int i = 0; i < FORMULAS; i++) {
      Formula formula = random.formula(1 + random.below(14));
      assertEquivalent(formula, NegationNormalForm.of(formula), random);
      assertEquivalent(new Formula.Not(formula), NegationNormalForm.ofNegation(formula), random);
    }
  }

  @Test
  void simplificationMeansTheSame() {
    RandomFormulas random = new RandomFormulas(3, RandomFormulas.Language.ALL);
    for (int i = 0; i < FORMULAS; i++) {
      Formula formula = random.formula(1 + random.below(16));
      assertEquivalent(formula, Simplification.of(formula), random);
    }
  }

  @Test
  void everyIdentityIsAppliedAndHolds() {
    RandomFormulas random = new RandomFormulas(4, RandomFormulas.Language.ALL);
    Map<Identity, Integer> applied = new EnumMap<>(Identity.class);
    for (int i = 0; i < 60_000; i++) {
      SyntacticImplication implication = new SyntacticImplication();
      Formula formula = NegationNormalForm.of(random.formula(3 + random.below(8)));
      for (Identity identity : Identity.values()) {
        Formula rewritten = identity.rewrite(formula, implication::implies);
        if (rewritten != null) {
          applied.merge(identity, 1, Integer::sum);
          assertEquivalent(formula, rewritten, random);
        }
      }
    }
    for (Identity identity : Identity.values()) {
      assertThat(applied).as(identity.law()).containsKey(identity);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "<>[]<>p, []<>p",
    "[]<>[]p, <>[]p",
    "<>(p U q), <>q",
    "p U (p U q), p U q",
    "[](p V q), []q",
    "[]p && []q, [](p && q)",
    "[]<>p || []<>q, []<>(p || q)",
    "p && (p || q), p",
    "p U !p, <>!p",
    "X []<>p, []<>p",
    "[]p && <>!p, false",
    "q && (p U r) && !q, false"
  })
  void wellKnownFormulasBecomeShort(String formula, String simple) {
    assertThat(Simplification.of(Formula.parse(formula)))
        .isEqualTo(NegationNormalForm.of(Formula.parse(simple)));
  }

  private static void assertEquivalent(Formula a, Formula b, RandomFormulas random) {
    for (int i = 0; i < WORDS; i++) {
      Lasso word = random.lasso();
      LassoEvaluation evaluation = new LassoEvaluation(word, RandomFormulas.PROPOSITIONS);
      if (evaluation.satisfies(a) != evaluation.satisfies(b)) {
        throw new AssertionError(a.print() + " and " + b.print() + " differ on " + word);
      }
    }
  }
}
