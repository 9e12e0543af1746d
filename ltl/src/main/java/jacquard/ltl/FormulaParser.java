package jacquard.ltl;

import java.util.List;

/**
 * Parses a formula as Spin reads the body of an {@code ltl} block: {@code ->} and {@code <->} bind
 * least, then {@code ||}, {@code &&}, then {@code U}, {@code V} and {@code W}, and the unary
 * operators bind most. All binary operators associate to the left, as in Spin, also {@code ->} and
 * {@code U}: parentheses help the reader there.
 *
 * <p>({@code spin -f} differs: it gives {@code ->}, {@code ||} and {@code &&} the same rank.)
 *
 * <p>A unary operator before an unparenthesised comparison, {@code [] x == 3}, is an error here;
 * Spin takes it as a comparison of a formula with 3.
 */
public final class FormulaParser {

  private record Operator(List<String> spellings) {

    Operator(String... spellings) {
      this(List.of(spellings));
    }
  }

  private static final Operator IFF = new Operator("<->", "equivalent");
  private static final Operator IMPLIES = new Operator("->", "implies");
  private static final Operator OR = new Operator("||", "\\/");
  private static final Operator AND = new Operator("&&", "/\\");
  private static final Operator GLOBALLY = new Operator("[]", "always");
  private static final Operator EVENTUALLY = new Operator("<>", "eventually");
  private static final Operator NOT = new Operator("!");
  private static final Operator NEXT = new Operator("X", "next");
  private static final Operator UNTIL = new Operator("U", "until", "stronguntil");
  private static final Operator RELEASE = new Operator("V", "release");
  private static final Operator WEAK_UNTIL = new Operator("W", "weakuntil");

  private static final List<Operator> OPERATORS =
      List.of(IFF, IMPLIES, OR, AND, GLOBALLY, EVENTUALLY, NOT, NEXT, UNTIL, RELEASE, WEAK_UNTIL);

  private static final String OPERAND = "a proposition, \"(\" or a unary operator";

  private final String text;
  private final AtomParser atoms;
  private int position;

  public FormulaParser(String text, AtomParser atoms) {
    this.text = text;
    this.atoms = atoms;
  }

  /**
   * Reads the whole text.
   *
   * @throws FormulaSyntaxException if it is not a formula
   */
  public Formula parse() {
    position = 0;
    Formula formula = implication();
    skipSpace();
    if (position < text.length()) {
      throw expected("a binary operator or the end");
    }
    return formula;
  }

  private Formula implication() {
    Formula left = disjunction();
    while (true) {
      if (take(IMPLIES)) {
        left = new Formula.Implies(left, disjunction());
      } else if (take(IFF)) {
        left = new Formula.Iff(left, disjunction());
      } else {
        return left;
      }
    }
  }

  private Formula disjunction() {
    Formula left = conjunction();
    while (take(OR)) {
      left = new Formula.Or(left, conjunction());
    }
    return left;
  }

  private Formula conjunction() {
    Formula left = temporal();
    while (take(AND)) {
      left = new Formula.And(left, temporal());
    }
    return left;
  }

  private Formula temporal() {
    Formula left = comparisonOrUnary();
    while (true) {
      if (take(UNTIL)) {
        left = new Formula.Until(left, comparisonOrUnary());
      } else if (take(RELEASE)) {
        left = new Formula.Release(left, comparisonOrUnary());
      } else if (take(WEAK_UNTIL)) {
        left = new Formula.WeakUntil(left, comparisonOrUnary());
      } else {
        return left;
      }
    }
  }

  private Formula comparisonOrUnary() {
    skipSpace();
    int end = atoms.expressionEnd(text, position);
    return end > position ? atom(end) : unary();
  }

  private Formula unary() {
    if (take(NOT)) {
      return new Formula.Not(unary());
    }
    if (take(GLOBALLY)) {
      return new Formula.Globally(unary());
    }
    if (take(EVENTUALLY)) {
      return new Formula.Eventually(unary());
    }
    if (take(NEXT)) {
      return new Formula.Next(unary());
    }
    skipSpace();
    int end = atoms.operandEnd(text, position);
    int expressionEnd = atoms.expressionEnd(text, position);
    if (expressionEnd > end) {
      String expression = text.substring(position, expressionEnd);
      throw expected("parentheses around the operand of a unary operator: (" + expression + ")");
    }
    if (end > position) {
      return atom(end);
    }
    if (position < text.length() && text.charAt(position) == '(') {
      return parenthesised();
    }
    throw expected(OPERAND);
  }

  private Formula parenthesised() {
    int open = position;
    position++;
    Formula inner = implication();
    skipSpace();
    if (position >= text.length() || text.charAt(position) != ')') {
      throw expected("\")\" for the \"(\" of column " + (open + 1));
    }
    position++;
    return inner;
  }

  private Formula atom(int end) {
    String atom = text.substring(position, end);
    position = end;
    return switch (atom) {
      case "true" -> Formula.constant(true);
      case "false" -> Formula.constant(false);
      default -> new Formula.Proposition(atom);
    };
  }

  private boolean take(Operator operator) {
    skipSpace();
    for (String spelling : operator.spellings()) {
      if (text.startsWith(spelling, position) && endsThere(spelling)) {
        position += spelling.length();
        return true;
      }
    }
    return false;
  }

  /** A word operator is not the beginning of a longer word. */
  private boolean endsThere(String spelling) {
    int end = position + spelling.length();
    return !Character.isLetter(spelling.charAt(0))
        || end == text.length()
        || !(Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_');
  }

  private void skipSpace() {
    while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
  }

  private FormulaSyntaxException expected(String what) {
    return new FormulaSyntaxException(position + 1, what, found());
  }

  private String found() {
    if (position >= text.length()) {
      return "the end";
    }
    int end = position + 1;
    if (Character.isLetterOrDigit(text.charAt(position))) {
      while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
        end++;
      }
    } else {
      end = position + Math.max(1, symbolLength());
    }
    return "\"" + text.substring(position, end) + "\"";
  }

  private int symbolLength() {
    int longest = 0;
    for (Operator operator : OPERATORS) {
      for (String spelling : operator.spellings()) {
        if (text.startsWith(spelling, position)) {
          longest = Math.max(longest, spelling.length());
        }
      }
    }
    return longest;
  }
}
