package jacquard.promela.lex;

import jacquard.model.Position;
import java.util.List;
import java.util.Locale;

/**
 * The value of a condition of the preprocessor. Unknown names are 0; what an operator does not need
 * is not computed.
 */
final class ConstantExpression {
  private static final List<List<String>> LEVELS =
      List.of(
          List.of("||"),
          List.of("&&"),
          List.of("|"),
          List.of("^"),
          List.of("&"),
          List.of("==", "!="),
          List.of("<", "<=", ">", ">="),
          List.of("<<", ">>"),
          List.of("+", "-"),
          List.of("*", "/", "%"));

  private final List<Token> tokens;
  private final Position position;
  private int at;

  ConstantExpression(List<Token> tokens, Position position) {
    this.tokens = tokens;
    this.position = position;
  }

  long value() {
    long value = conditional(true);
    if (at < tokens.size()) {
      throw new PromelaException(
          tokens.get(at).position(), "unexpected " + tokens.get(at).shown() + " in a condition");
    }
    return value;
  }

  private boolean accept(String sign) {
    if (at < tokens.size() && tokens.get(at).is(sign)) {
      at++;
      return true;
    }
    return false;
  }

  private void expect(String sign) {
    if (!accept(sign)) {
      throw new PromelaException(position, "expected '" + sign + "' in a condition");
    }
  }

  /**
   * @param needed whether anybody looks at the value
   */
  private long conditional(boolean needed) {
    long condition = binary(0, needed);
    if (!accept("?")) {
      return condition;
    }
    long then = conditional(needed && condition != 0);
    expect(":");
    long otherwise = conditional(needed && condition == 0);
    return condition != 0 ? then : otherwise;
  }

  private long binary(int level, boolean needed) {
    if (level == LEVELS.size()) {
      return unary(needed);
    }
    long left = binary(level + 1, needed);
    while (at < tokens.size() && LEVELS.get(level).contains(tokens.get(at).text())) {
      String sign = tokens.get(at++).text();
      boolean decided = (sign.equals("&&") && left == 0) || (sign.equals("||") && left != 0);
      boolean computed = needed && !decided;
      left = apply(sign, left, binary(level + 1, computed), computed);
    }
    return left;
  }

  private long apply(String sign, long l, long r, boolean needed) {
    if ((sign.equals("/") || sign.equals("%")) && r == 0) {
      if (needed) {
        throw new PromelaException(position, "division by zero in a condition");
      }
      return 0;
    }
    return switch (sign) {
      case "||" -> truth(l != 0 || r != 0);
      case "&&" -> truth(l != 0 && r != 0);
      case "|" -> l | r;
      case "^" -> l ^ r;
      case "&" -> l & r;
      case "==" -> truth(l == r);
      case "!=" -> truth(l != r);
      case "<" -> truth(l < r);
      case "<=" -> truth(l <= r);
      case ">" -> truth(l > r);
      case ">=" -> truth(l >= r);
      case "<<" -> l << r;
      case ">>" -> l >> r;
      case "+" -> l + r;
      case "-" -> l - r;
      case "*" -> l * r;
      case "/" -> l / r;
      case "%" -> l % r;
      default -> throw new IllegalStateException(sign);
    };
  }

  private static long truth(boolean b) {
    return b ? 1 : 0;
  }

  private long unary(boolean needed) {
    if (accept("!")) {
      return truth(unary(needed) == 0);
    }
    if (accept("-")) {
      return -unary(needed);
    }
    if (accept("+")) {
      return unary(needed);
    }
    if (accept("~")) {
      return ~unary(needed);
    }
    if (accept("(")) {
      long value = conditional(needed);
      expect(")");
      return value;
    }
    if (at >= tokens.size()) {
      throw new PromelaException(position, "expected a number or name in a condition");
    }
    Token t = tokens.get(at++);
    return switch (t.kind()) {
      case NUMBER -> number(t);
      case NAME -> 0;
      case STRING, SIGN, OTHER, END ->
          throw new PromelaException(
              t.position(), "expected a number or name in a condition but found " + t.shown());
    };
  }

  /** A number as C writes it: hexadecimal and octal ones too, with letters for its size behind. */
  private static long number(Token t) {
    try {
      return Long.decode(t.text().toLowerCase(Locale.ROOT).replaceFirst("[ul]+$", ""));
    } catch (NumberFormatException _) {
      throw new PromelaException(t.position(), t.shown() + " is no number");
    }
  }
}
