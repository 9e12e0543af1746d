package jacquard.ltl.buchi;

import static jacquard.ltl.RandomFormulas.PROPOSITIONS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jacquard.ltl.Formula;
import jacquard.ltl.Lasso;
import jacquard.ltl.RandomFormulas;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Against the Spin that is installed; skipped where none is. */
class SpinComparisonTest {

  /** What people ask: the patterns of Dwyer, Avrunin and Corbett (1999) and the usual classics. */
  private static final List<String> COMMON =
      List.of(
          "[]p",
          "<>p",
          "[]<>p",
          "<>[]p",
          "p U q",
          "p V q",
          "[](p -> <>q)",
          "[](p -> []q)",
          "[](p -> (q U r))",
          "[](p -> (q V r))",
          "[]!(p && q)",
          "<>p -> (!p U q)",
          "[](q -> []!p)",
          "[]!q || <>(q && <>p)",
          "<>r -> (!p U r)",
          "<>r -> (!p U (q || r))",
          "[]((q && !r && <>r) -> (!p U r))",
          "[]((q && !r) -> ((!p U r) || []!p))",
          "[]((q && !r && <>r) -> ((p -> (!r U (q && !r))) U r))",
          "([]<>p) -> ([]<>q)",
          "([]<>p) && ([]<>q)",
          "([]<>p) || ([]<>q)",
          "([]<>p && []<>q) -> []<>r",
          "[]<>p && []<>q && []<>r",
          "<>[]p -> []<>q",
          "(<>[]p) || (<>[]q)",
          "<>[]p && []<>q",
          "[](p -> <>[]q)",
          "<>(p && <>q)",
          "<>(p && <>(q && <>r))",
          "p U (q U r)",
          "(p U q) U r",
          "p U (q && <>r)",
          "!(p U q)",
          "[]p || []q || []r",
          "<>p && <>q && <>r",
          "[](p <-> <>q)",
          "([]p) <-> (<>q)",
          "(p U q) || (q U r)",
          "[](p || <>q) && [](q || <>r)",
          "(<>p) U ([]q)",
          "[](p -> (q U (r || []q)))");

  @BeforeEach
  void spinIsInstalled() {
    assumeTrue(SpinNeverClaim.isInstalled(), "spin is not installed");
  }

  @Test
  void ourAutomatonAndSpinsAcceptTheSameWords() {
    RandomFormulas random = new RandomFormulas(6, RandomFormulas.Language.SPIN);
    for (int i = 0; i < 150; i++) {
      Formula formula = random.formula(2 + random.below(7));
      assertSameLanguage(formula, random);
    }
    for (String common : COMMON) {
      assertSameLanguage(Formula.parse(common), random);
      assertSameLanguage(new Formula.Not(Formula.parse(common)), random);
    }
  }

  @Test
  void ourAutomatonIsNeverLargerThanSpinsAndSmallerInTheMean() {
    double logarithms = 0;
    int larger = 0;
    for (String text : COMMON) {
      for (Formula formula : List.of(Formula.parse(text), new Formula.Not(Formula.parse(text)))) {
        int ours = Translation.of(formula, PROPOSITIONS).states();
        int spins = SpinNeverClaim.of(formula, PROPOSITIONS).toGraph().reachable().states();
        logarithms += Math.log((double) ours / spins);
        if (ours > spins) {
          larger++;
        }
      }
    }
    double mean = Math.exp(logarithms / (2 * COMMON.size()));
    assertThat(mean).isLessThan(0.85);
    assertThat(larger).isZero();
  }

  /** All formulas that Spin translates are without X, so all its claims are invariant. */
  @Test
  void claimsOfSpinAreRecognisedAsInvariant() {
    RandomFormulas random = new RandomFormulas(12, RandomFormulas.Language.SPIN);
    int claims = Integer.getInteger("jacquard.spin.claims", 100);
    int undecided = 0;
    for (int i = 0; i < claims; i++) {
      Formula formula =
          i < COMMON.size() ? Formula.parse(COMMON.get(i)) : random.formula(2 + random.below(9));
      BuchiAutomaton claim = SpinNeverClaim.of(formula, PROPOSITIONS);
      switch (StutterInvariance.of(claim)) {
        case StutterInvariance.Invariant _ -> {}
        case StutterInvariance.Unknown _ -> undecided++;
        case StutterInvariance.Sensitive witness ->
            throw new AssertionError(formula.print() + ": " + witness);
      }
    }
    assertThat(undecided).isLessThanOrEqualTo(claims / 50);
  }

  private static void assertSameLanguage(Formula formula, RandomFormulas random) {
    BuchiAutomaton ours = Translation.of(formula, PROPOSITIONS);
    BuchiAutomaton spins = SpinNeverClaim.of(formula, PROPOSITIONS);
    for (int j = 0; j < 60; j++) {
      Lasso word = random.lasso();
      boolean accepted = LassoAcceptance.accepts(ours, word);
      if (accepted != LassoAcceptance.accepts(spins, word)) {
        throw new AssertionError(formula.print() + " on " + word + ": ours says " + accepted);
      }
    }
  }
}
