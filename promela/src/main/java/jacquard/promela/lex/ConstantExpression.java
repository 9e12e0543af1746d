package jacquard.promela.lex;

import jacquard.model.Position;
import java.util.List;

/** The value of a condition of the preprocessor. Unknown names are 0. */
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

  int value() {
    int value = binary(0);
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

  private int binary(int level) {
    if (level == LEVELS.size()) {
      return unary();
    }
    int left = binary(level + 1);
    while (at < tokens.size() && LEVELS.get(level).contains(tokens.get(at).text())) {
      String sign = tokens.get(at++).text();
      left = apply(sign, left, binary(level + 1));
    }
    return left;
  }

  private int apply(String sign, int l, int r) {
    if ((sign.equals("/") || sign.equals("%")) && r == 0) {
      throw new PromelaException(position, "division by zero in a condition");
    }
    return switch (sign) {
      case "||" -> l != 0 || r != 0 ? 1 : 0;
      case "&&" -> l != 0 && r != 0 ? 1 : 0;
      case "|" -> l | r;
      case "^" -> l ^ r;
      case "&" -> l & r;
      case "==" -> l == r ? 1 : 0;
      case "!=" -> l != r ? 1 : 0;
      case "<" -> l < r ? 1 : 0;
      case "<=" -> l <= r ? 1 : 0;
      case ">" -> l > r ? 1 : 0;
      case ">=" -> l >= r ? 1 : 0;
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

  private int unary() {
    if (accept("!")) {
      return unary() == 0 ? 1 : 0;
    }
    if (accept("-")) {
      return -unary();
    }
    if (accept("~")) {
      return ~unary();
    }
    if (accept("(")) {
      int value = binary(0);
      if (!accept(")")) {
        throw new PromelaException(position, "expected ')' in a condition");
      }
      return value;
    }
    if (at >= tokens.size()) {
      throw new PromelaException(position, "expected a number or name in a condition");
    }
    Token t = tokens.get(at++);
    return t.kind() == Token.Kind.NUMBER ? Integer.parseInt(t.text()) : 0;
  }
}
