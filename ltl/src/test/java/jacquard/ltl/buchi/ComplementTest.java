package jacquard.ltl.buchi;

import static jacquard.ltl.RandomFormulas.PROPOSITIONS;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.ltl.Formula;
import jacquard.ltl.Lasso;
import jacquard.ltl.RandomFormulas;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ComplementTest {
  private static final int AUTOMATA = Integer.getInteger("jacquard.random.automata", 60);
  private static final long[] ALL_LETTERS =
      LongStream.range(0, 1L << PROPOSITIONS.size()).toArray();

  @Test
  void everyWordIsAcceptedByARandomAutomatonOrByItsComplementAndNotByBoth() {
    RandomAutomata automata = new RandomAutomata(1);
    RandomFormulas random = new RandomFormulas(1, RandomFormulas.Language.ALL);
    int accepted = 0;
    int words = 0;
    for (int i = 0; i < AUTOMATA; i++) {
      BuchiAutomaton automaton = automata.automaton(2 + random.below(5));
      BuchiAutomaton complement = Complement.of(automaton, ALL_LETTERS).orElseThrow();
      for (int j = 0; j < 30; j++) {
        Lasso word = random.lasso();
        boolean isAccepted = LassoAcceptance.accepts(automaton, word);
        assertThat(LassoAcceptance.accepts(complement, word))
            .as("automaton %d on %s", i, word)
            .isEqualTo(!isAccepted);
        accepted += isAccepted ? 1 : 0;
        words++;
      }
    }
    assertThat(accepted).isBetween(words / 10, words * 9 / 10);
  }

  @Test
  void theComplementOfAFormulaAcceptsWhatTheNegationDoes() {
    RandomFormulas random = new RandomFormulas(2, RandomFormulas.Language.ALL);
    for (int i = 0; i < AUTOMATA; i++) {
      Formula formula = random.formula(2 + random.below(6));
      BuchiAutomaton complement =
          Complement.of(Translation.of(formula, PROPOSITIONS), ALL_LETTERS).orElseThrow();
      BuchiAutomaton negation = Translation.of(new Formula.Not(formula), PROPOSITIONS);
      for (int j = 0; j < 20; j++) {
        Lasso word = random.lasso();
        assertThat(LassoAcceptance.accepts(complement, word))
            .as("%s on %s", formula, word)
            .isEqualTo(LassoAcceptance.accepts(negation, word));
      }
    }
  }

  /** Of the words of two letters, those whose n-th letter before some end is the first. */
  @Test
  void whatGrowsTooLargeIsNotBuilt() {
    BuchiBuilder builder = new BuchiBuilder(PROPOSITIONS);
    int n = 12;
    builder.state();
    builder.edge(0, Guard.TRUE, 0);
    for (int s = 1; s <= n; s++) {
      builder.state();
      builder.edge(s - 1, s == 1 ? Guard.literal(0, true) : Guard.TRUE, s);
    }
    int last = builder.acceptingState();
    builder.edge(n, Guard.literal(1, true), last).edge(last, Guard.literal(1, false), 0);
    assertThat(Complement.of(builder.build(), ALL_LETTERS)).isEmpty();
  }
}
