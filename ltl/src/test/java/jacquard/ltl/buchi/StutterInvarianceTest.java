package jacquard.ltl.buchi;

import static jacquard.ltl.RandomFormulas.PROPOSITIONS;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.ltl.Formula;
import jacquard.ltl.Lasso;
import jacquard.ltl.LassoEvaluation;
import jacquard.ltl.RandomFormulas;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StutterInvarianceTest {
  private static final int AUTOMATA = Integer.getInteger("jacquard.random.automata", 150);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[](p -> <>q)",
        "X []<>p",
        "<>X p || p",
        "<>(p && X !p) || <>[]p || []!p",
        "p && (X p || !(X p))",
        "(p && X p) || (p && !X p)",
        "[](p -> X true)"
      })
  void aFormulaThatCannotSeeStutteringIsInvariant(String formula) {
    assertThat(StutterInvariance.of(Formula.parse(formula)))
        .isInstanceOf(StutterInvariance.Invariant.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "X p",
        "p && X !p",
        "[](p -> X q)",
        "X X p",
        "<>X p",
        "[](p <-> X !p)",
        "p U (q && X r)",
        "<>(p && X p)"
      })
  void aFormulaThatSeesStutteringIsRefutedByTwoWords(String text) {
    Formula formula = Formula.parse(text);
    assertThat(StutterInvariance.of(formula, PROPOSITIONS))
        .isInstanceOfSatisfying(
            StutterInvariance.Sensitive.class, witness -> assertRefutes(witness, formula));
  }

  /** An invariant formula must survive stuttering of random words; a witness must be one. */
  @Test
  void theAnswerForRandomFormulasHoldsOnWords() {
    RandomFormulas random = new RandomFormulas(7, RandomFormulas.Language.ALL);
    int invariant = 0;
    int sensitive = 0;
    for (int i = 0; i < 3000; i++) {
      Formula formula = random.formula(3 + random.below(5));
      if (!formula.hasNext()) {
        continue;
      }
      switch (StutterInvariance.of(formula, PROPOSITIONS)) {
        case StutterInvariance.Invariant() -> {
          invariant++;
          for (int j = 0; j < 30; j++) {
            Lasso word = random.lasso();
            Lasso stuttered = stuttered(word, random);
            assertThat(satisfies(stuttered, formula))
                .as("%s on %s and %s", formula, word, stuttered)
                .isEqualTo(satisfies(word, formula));
          }
        }
        case StutterInvariance.Sensitive witness -> {
          sensitive++;
          assertRefutes(witness, formula);
        }
        case StutterInvariance.Unknown(String why) -> throw new AssertionError(why);
      }
    }
    assertThat(invariant).isGreaterThan(100);
    assertThat(sensitive).isGreaterThan(100);
  }

  @Test
  void withTooManyPropositionsNothingIsClaimed() {
    String conjunction =
        IntStream.range(0, 11).mapToObj(i -> "p" + i).collect(Collectors.joining(" && "));
    assertThat(StutterInvariance.of(Formula.parse("X (" + conjunction + ")")))
        .isInstanceOf(StutterInvariance.Unknown.class);
    assertThat(StutterInvariance.of(Formula.parse("[](" + conjunction + ")")))
        .isInstanceOf(StutterInvariance.Invariant.class);
  }

  @Test
  void theAnswerForAnAutomatonIsThatForItsFormula() {
    RandomFormulas random = new RandomFormulas(8, RandomFormulas.Language.ALL);
    int invariant = 0;
    for (int i = 0; i < AUTOMATA; i++) {
      Formula formula = random.formula(3 + random.below(5));
      while (!formula.hasNext()) {
        formula = random.formula(3 + random.below(5));
      }
      BuchiAutomaton automaton = Translation.of(formula, PROPOSITIONS);
      boolean expected =
          StutterInvariance.of(formula, PROPOSITIONS) instanceof StutterInvariance.Invariant;
      StutterInvariance answer = StutterInvariance.of(automaton);
      assertThat(answer instanceof StutterInvariance.Invariant)
          .as(formula.print())
          .isEqualTo(expected);
      if (answer instanceof StutterInvariance.Sensitive witness) {
        assertRefutes(witness, formula);
      }
      invariant += expected ? 1 : 0;
    }
    assertThat(invariant).isBetween(AUTOMATA / 4, AUTOMATA * 3 / 4);
  }

  /** Also for automata that no formula has: an invariant one must survive stuttering of words. */
  @Test
  void theAnswerForRandomAutomataHoldsOnWords() {
    RandomAutomata automata = new RandomAutomata(9);
    RandomFormulas random = new RandomFormulas(9, RandomFormulas.Language.ALL);
    int invariant = 0;
    int sensitive = 0;
    for (int i = 0; i < AUTOMATA; i++) {
      BuchiAutomaton automaton = automata.automaton(1 + random.below(4));
      switch (StutterInvariance.of(automaton)) {
        case StutterInvariance.Invariant() -> {
          invariant++;
          for (int j = 0; j < 30; j++) {
            Lasso word = random.lasso();
            Lasso stuttered = stuttered(word, random);
            assertThat(LassoAcceptance.accepts(automaton, stuttered))
                .as("automaton %d on %s and %s", i, word, stuttered)
                .isEqualTo(LassoAcceptance.accepts(automaton, word));
          }
        }
        case StutterInvariance.Sensitive(Lasso accepted, Lasso rejected) -> {
          sensitive++;
          assertThat(LassoAcceptance.accepts(automaton, accepted)).isTrue();
          assertThat(LassoAcceptance.accepts(automaton, rejected)).isFalse();
          assertThat(unstuttered(accepted)).isEqualTo(unstuttered(rejected));
        }
        case StutterInvariance.Unknown(String why) -> throw new AssertionError(why);
      }
    }
    assertThat(invariant).isGreaterThan(AUTOMATA / 10);
    assertThat(sensitive).isGreaterThan(AUTOMATA / 10);
  }

  private static void assertRefutes(StutterInvariance.Sensitive witness, Formula formula) {
    assertThat(satisfies(witness.satisfying(), formula)).isTrue();
    assertThat(satisfies(witness.violating(), formula)).isFalse();
    assertThat(unstuttered(witness.satisfying())).isEqualTo(unstuttered(witness.violating()));
  }

  private static boolean satisfies(Lasso word, Formula formula) {
    return new LassoEvaluation(word, PROPOSITIONS).satisfies(formula);
  }

  private static Lasso stuttered(Lasso word, RandomFormulas random) {
    List<Long> letters = new ArrayList<>();
    int loop = 0;
    for (int i = 0; i < word.positions(); i++) {
      if (i == word.loop()) {
        loop = letters.size();
      }
      for (int copies = 1 + random.below(3); copies > 0; copies--) {
        letters.add(word.letter(i));
      }
    }
    return new Lasso(array(letters.subList(0, loop)), array(letters.subList(loop, letters.size())));
  }

  /**
   * Letters without repetition, long enough that two lassos this short differ if their words do.
   */
  private static List<Long> unstuttered(Lasso word) {
    List<Long> result = new ArrayList<>();
    int position = 0;
    for (int i = 0; i < 2000; i++) {
      if (result.isEmpty() || result.getLast() != word.letter(position)) {
        result.add(word.letter(position));
      }
      position = word.successor(position);
    }
    return result.subList(0, Math.min(result.size(), 60));
  }

  private static long[] array(List<Long> letters) {
    return letters.stream().mapToLong(Long::longValue).toArray();
  }
}
