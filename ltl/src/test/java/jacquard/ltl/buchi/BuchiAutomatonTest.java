package jacquard.ltl.buchi;

import static jacquard.ltl.RandomFormulas.PROPOSITIONS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.ltl.Formula;
import jacquard.ltl.Lasso;
import jacquard.ltl.RandomFormulas;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuchiAutomatonTest {

  private static final Formula P = Formula.proposition("p");
  private static final Formula NOT_P = new Formula.Not(P);

  /** The claim of {@code <>(p && []!q)}, with the initial state last and a state nobody reaches. */
  private static BuchiAutomaton claim() {
    BuchiBuilder builder = new BuchiBuilder(PROPOSITIONS);
    int accept = builder.acceptingState();
    int lost = builder.state();
    int wait = builder.state();
    builder.initial(wait);
    builder.edge(wait, Formula.constant(true), wait);
    builder.edge(wait, Formula.parse("p && !q"), accept);
    builder.edge(accept, Formula.parse("!q && (r || !r)"), accept);
    builder.edge(lost, P, accept);
    return builder.build();
  }

  @Test
  void aBuiltAutomatonKeepsTheNumbersOfItsStates() {
    BuchiAutomaton automaton = claim();
    assertThat(automaton.states()).isEqualTo(3);
    assertThat(automaton.initial()).isEqualTo(2);
    assertThat(automaton.isAccepting(0)).isTrue();
    assertThat(automaton.isAccepting(2)).isFalse();
    int e = automaton.edgesBegin(2) + 1;
    assertThat(automaton.target(e)).isZero();
    assertThat(automaton.allows(e, PROPOSITIONS.letter("p", "r"))).isTrue();
    assertThat(automaton.allows(e, PROPOSITIONS.letter("p", "q"))).isFalse();
  }

  @Test
  void aClaimAcceptsWhatItsFormulaSays() {
    assertSameLanguage(claim(), Translation.of(Formula.parse("<>(p && []!q)"), PROPOSITIONS), 8);
  }

  @Test
  void theEndOfAClaimAcceptsEverything() {
    BuchiBuilder builder = new BuchiBuilder(PROPOSITIONS);
    int start = builder.state();
    builder.edge(start, NOT_P, start).edge(start, P, builder.acceptingAll());
    BuchiAutomaton automaton = builder.build();
    assertSameLanguage(automaton, Translation.of(Formula.parse("<>p"), PROPOSITIONS), 9);
    assertThat(Strength.of(automaton)).isEqualTo(Strength.TERMINAL);
  }

  @Test
  void aTemporalConditionOrAForeignStateIsRefused() {
    BuchiBuilder builder = new BuchiBuilder(PROPOSITIONS);
    int state = builder.state();
    assertThatThrownBy(() -> builder.edge(state, Formula.parse("p && X q"), state))
        .hasMessageContaining("temporal operators");
    assertThatThrownBy(() -> builder.edge(state, Guard.TRUE, 1)).hasMessageContaining("no state 1");
  }

  @Test
  void reductionKeepsTheLanguageOfRandomAutomata() {
    RandomFormulas random = new RandomFormulas(10, RandomFormulas.Language.ALL);
    int before = 0;
    int after = 0;
    for (int i = 0; i < 1500; i++) {
      BuchiAutomaton automaton = randomAutomaton(random);
      BuchiAutomaton reduced = Reduction.of(automaton);
      before += automaton.states();
      after += reduced.states();
      assertThat(reduced.states()).isLessThanOrEqualTo(automaton.states());
      assertSameLanguage(automaton, reduced, 1000 + i);
    }
    assertThat(after).isLessThan(before * 2 / 3);
  }

  private static BuchiAutomaton randomAutomaton(RandomFormulas random) {
    BuchiBuilder builder = new BuchiBuilder(PROPOSITIONS);
    int states = 1 + random.below(7);
    for (int s = 0; s < states; s++) {
      if (random.below(3) == 0) {
        builder.acceptingState();
      } else {
        builder.state();
      }
    }
    builder.initial(random.below(states));
    for (int s = 0; s < states; s++) {
      for (int e = 1 + random.below(3); e > 0; e--) {
        // every proposition is asked for, excluded or left open
        long asked = random.below(8);
        long value = random.below(8);
        Guard guard = new Guard(asked & value, asked & ~value);
        builder.edge(s, guard, random.below(states));
      }
    }
    return builder.build();
  }

  @ParameterizedTest
  @CsvSource({
    "<>p, TERMINAL",
    "p U q, TERMINAL",
    "!([]p), TERMINAL",
    "[]p, WEAK",
    "<>[]p, WEAK",
    "<>(p && []!q), WEAK",
    "p V q, WEAK",
    "[]<>p, GENERAL",
    "[](p -> <>q), GENERAL",
    "false, TERMINAL",
    "true, TERMINAL"
  })
  void theStrengthOfKnownFormulas(String formula, Strength strength) {
    assertThat(Strength.of(Translation.of(Formula.parse(formula)))).isEqualTo(strength);
  }

  @Test
  void aPrintedClaimReadsBackAsTheSameLanguage() {
    RandomFormulas random = new RandomFormulas(11, RandomFormulas.Language.ALL);
    for (int i = 0; i < 300; i++) {
      BuchiAutomaton automaton = Translation.of(random.formula(7), PROPOSITIONS);
      String claim = NeverClaim.print(automaton);
      assertSameLanguage(automaton, SpinNeverClaim.read(claim, PROPOSITIONS), 2000 + i);
    }
  }

  @Test
  void theClaimOfAResponsePropertyLooksLikeSpins() {
    assertThat(NeverClaim.print(Translation.of(Formula.parse("!([](p -> <>(x == 3)))"))))
        .isEqualTo(
            """
            never {
            T0_init:
              do
              :: ((p) && !(x == 3)) -> goto accept_S1
              :: (true) -> goto T0_init
              od;
            accept_S1:
              do
              :: (!(x == 3)) -> goto accept_S1
              od;
            }
            """);
  }

  @Test
  void theGraphMarksTheInitialAndTheAcceptingStates() {
    assertThat(Graphviz.print(Translation.of(Formula.parse("<>[]p"))))
        .isEqualTo(
            """
            digraph buchi {
              rankdir=LR;
              start [shape=point];
              start -> 0;
              0 [shape=circle];
              0 -> 1 [label="(p)"];
              0 -> 0 [label="true"];
              1 [shape=doublecircle];
              1 -> 1 [label="(p)"];
            }
            """);
  }

  private static void assertSameLanguage(BuchiAutomaton a, BuchiAutomaton b, long seed) {
    RandomFormulas random = new RandomFormulas(seed, RandomFormulas.Language.ALL);
    for (int i = 0; i < 60; i++) {
      Lasso word = random.lasso();
      if (LassoAcceptance.accepts(a, word) != LassoAcceptance.accepts(b, word)) {
        throw new AssertionError(NeverClaim.print(a) + NeverClaim.print(b) + " differ on " + word);
      }
    }
  }
}
