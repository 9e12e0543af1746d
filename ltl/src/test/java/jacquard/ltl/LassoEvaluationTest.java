package jacquard.ltl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** By hand, on words written as letters of which "-" is the empty one. */
class LassoEvaluationTest {

  @ParameterizedTest
  @CsvSource({
    "p, -, p, false",
    "X p, -, p, true",
    "<>p, - -, - p, true",
    "[]p, p, p -, false",
    "[]<>p, -, - p, true",
    "<>[]p, -, - p, false",
    "<>[]p, - -, p, true",
    "p U q, p p, q, true",
    "p U q, p -, q, false",
    "p U q, '', p, false",
    "p W q, '', p, true",
    "p W q, p -, q, false",
    "p V q, q q, -, false",
    "p V q, q pq, -, true",
    "p V q, '', q, true",
    "p <-> q, '', pq, true",
    "X X X p, '', - p, true",
    "[](p -> <>q), p, - q, true",
    "[](p -> <>q), q p, -, false"
  })
  void formulasMeanWhatTheyShould(String formula, String prefix, String cycle, boolean expected) {
    Lasso word = new Lasso(letters(prefix), letters(cycle));
    assertThat(
            new LassoEvaluation(word, RandomFormulas.PROPOSITIONS)
                .satisfies(Formula.parse(formula)))
        .isEqualTo(expected);
  }

  private static long[] letters(String text) {
    if (text.isEmpty()) {
      return new long[0];
    }
    String[] words = text.split(" ", -1);
    long[] letters = new long[words.length];
    for (int i = 0; i < letters.length; i++) {
      String[] holding = words[i].equals("-") ? new String[0] : words[i].split("", -1);
      for (String name : holding) {
        letters[i] |= name.isEmpty() ? 0 : RandomFormulas.PROPOSITIONS.letter(name);
      }
    }
    return letters;
  }
}
