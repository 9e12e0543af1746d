package jacquard.ltl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.ltl.Formula.And;
import jacquard.ltl.Formula.Eventually;
import jacquard.ltl.Formula.Globally;
import jacquard.ltl.Formula.Iff;
import jacquard.ltl.Formula.Implies;
import jacquard.ltl.Formula.Next;
import jacquard.ltl.Formula.Not;
import jacquard.ltl.Formula.Or;
import jacquard.ltl.Formula.Release;
import jacquard.ltl.Formula.Until;
import jacquard.ltl.Formula.WeakUntil;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaParserTest {

  private static final Formula P = Formula.proposition("p");
  private static final Formula Q = Formula.proposition("q");
  private static final Formula R = Formula.proposition("r");

  @Test
  void symbolsAndWordsMeanTheSame() {
    assertThat(Formula.parse("always p"))
        .isEqualTo(Formula.parse("[]p"))
        .isEqualTo(new Globally(P));
    assertThat(Formula.parse("eventually p"))
        .isEqualTo(Formula.parse("<>p"))
        .isEqualTo(new Eventually(P));
    assertThat(Formula.parse("p until q"))
        .isEqualTo(Formula.parse("p stronguntil q"))
        .isEqualTo(Formula.parse("p U q"))
        .isEqualTo(new Until(P, Q));
    assertThat(Formula.parse("p weakuntil q"))
        .isEqualTo(Formula.parse("p W q"))
        .isEqualTo(new WeakUntil(P, Q));
    assertThat(Formula.parse("p release q"))
        .isEqualTo(Formula.parse("p V q"))
        .isEqualTo(new Release(P, Q));
    assertThat(Formula.parse("p implies q"))
        .isEqualTo(Formula.parse("p -> q"))
        .isEqualTo(new Implies(P, Q));
    assertThat(Formula.parse("p equivalent q"))
        .isEqualTo(Formula.parse("p <-> q"))
        .isEqualTo(new Iff(P, Q));
    assertThat(Formula.parse("next p")).isEqualTo(Formula.parse("X p")).isEqualTo(new Next(P));
    assertThat(Formula.parse("p /\\ q"))
        .isEqualTo(Formula.parse("p && q"))
        .isEqualTo(new And(P, Q));
    assertThat(Formula.parse("p \\/ q")).isEqualTo(Formula.parse("p || q")).isEqualTo(new Or(P, Q));
    assertThat(Formula.parse("!true")).isEqualTo(new Not(Formula.constant(true)));
  }

  /** Each pair was read off what Spin 6.5.2 prints for the formula in an ltl block. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "p -> q || r; p -> (q || r)",
        "p U q U r; (p U q) U r",
        "[] p U q; ([] p) U q",
        "! p U q; (! p) U q",
        "p && q || r -> p -> q; ((((p && q) || r)) -> p) -> q",
        "p <-> q -> r; (p <-> q) -> r",
        "p && q U r; p && (q U r)",
        "p weakuntil q V r; (p W q) V r",
        "p && [] q || r; (p && ([] q)) || r",
        "p U X q; p U (X q)",
      })
  void operatorsBindAsInSpin(String text, String parenthesised) {
    assertThat(Formula.parse(text)).isEqualTo(Formula.parse(parenthesised));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "p",
        "x == 3",
        "P[0]@cs",
        "P@cs",
        "len(q) > 0",
        "a[i + 1].f != -1",
        "(x + 1) * 2 >= y",
        "(p && q) == 1",
        "x | y",
        "Upper",
        "Xylophone",
        "P[2]:local < 5",
        "1"
      })
  void anExpressionIsOneAtom(String atom) {
    Formula expected = Formula.proposition(atom);
    assertThat(Formula.parse(atom)).isEqualTo(expected);
    assertThat(Formula.parse("(" + atom + ")")).isEqualTo(expected);
    assertThat(Formula.parse("[](" + atom + ")")).isEqualTo(new Globally(expected));
    assertThat(Formula.parse(atom + " U (" + atom + ")")).isEqualTo(new Until(expected, expected));
  }

  @Test
  void parenthesesOfAFormulaAreNotAnAtom() {
    assertThat(Formula.parse("(p U q) && (x == 3) -> !(y > 2)"))
        .isEqualTo(
            new Implies(
                new And(new Until(P, Q), Formula.proposition("x == 3")),
                new Not(Formula.proposition("y > 2"))));
    assertThat(Formula.parse("<>[]p")).isEqualTo(new Eventually(new Globally(P)));
    assertThat(Formula.parse("p<->r")).isEqualTo(new Iff(P, R));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "p U; 4; a proposition, \"(\" or a unary operator; the end",
        "(p && q; 8; \")\" for the \"(\" of column 1; the end",
        "p q; 3; a binary operator or the end; \"q\"",
        "p ); 3; a binary operator or the end; \")\"",
        "[]; 3; a proposition, \"(\" or a unary operator; the end",
        "p && && q; 6; a proposition, \"(\" or a unary operator; \"&&\"",
        "[] x == 3; 4; parentheses around the operand of a unary operator: (x == 3); \"x\"",
        "!(x + 1) == 3; 2; parentheses around the operand of a unary operator: ((x + 1) == 3);"
            + " \"(\"",
        "p -> until; 6; a proposition, \"(\" or a unary operator; \"until\"",
      })
  void anErrorSaysWhereAndWhatWasExpected(String text, int column, String expected, String found) {
    assertThatThrownBy(() -> Formula.parse(text))
        .isInstanceOfSatisfying(
            FormulaSyntaxException.class,
            e -> {
              assertThat(e.expected()).isEqualTo(expected);
              assertThat(e.found()).isEqualTo(found);
              assertThat(e.column()).isEqualTo(column);
            });
  }

  @Test
  void anotherAtomParserDecidesWhatAnAtomIs() {
    AtomParser quoted =
        new AtomParser() {
          @Override
          public int expressionEnd(String text, int start) {
            return text.startsWith("'", start) ? text.indexOf('\'', start + 1) + 1 : start;
          }

          @Override
          public int operandEnd(String text, int start) {
            return expressionEnd(text, start);
          }
        };
    assertThat(new FormulaParser("[]'a U b' -> 'c'", quoted).parse())
        .isEqualTo(
            new Implies(new Globally(Formula.proposition("'a U b'")), Formula.proposition("'c'")));
  }

  @Test
  void aPrintedFormulaParsesBack() {
    RandomFormulas random = new RandomFormulas(1, RandomFormulas.Language.ALL);
    for (int i = 0; i < 5000; i++) {
      Formula formula = random.formula(1 + random.below(20));
      assertThat(Formula.parse(formula.print())).as(formula.print()).isEqualTo(formula);
    }
    Stream.of("[](x == 3)", "P[0]@cs U (len(q) > 0)", "((x + 1) == y) W p", "X (a[3])")
        .map(Formula::parse)
        .forEach(f -> assertThat(Formula.parse(f.print())).isEqualTo(f));
  }
}
