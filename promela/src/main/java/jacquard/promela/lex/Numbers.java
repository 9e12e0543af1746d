package jacquard.promela.lex;

import jacquard.model.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers as the language reads them: decimal digits, whatever comes first, and what follows them
 * is a word of its own. For the preprocessor such a word belongs to the number.
 */
public final class Numbers {
  /** A longer number is larger than anything that fits. */
  private static final int MAX_DIGITS = 18;

  private Numbers() {}

  /** The same tokens with plain decimal numbers. */
  public static List<Token> decimal(List<Token> tokens) {
    List<Token> result = new ArrayList<>(tokens.size());
    for (Token t : tokens) {
      if (t.kind() == Token.Kind.NUMBER) {
        split(t, result);
      } else {
        result.add(t);
      }
    }
    return result;
  }

  private static void split(Token t, List<Token> into) {
    String text = t.text();
    int digits = 0;
    while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
      digits++;
    }
    into.add(
        new Token(
            Token.Kind.NUMBER, value(text.substring(0, digits)), t.position(), t.startsLine()));
    if (digits < text.length()) {
      Position p = t.position();
      into.add(
          new Token(
              Token.Kind.NAME,
              text.substring(digits),
              new Position(p.file(), p.line(), p.column() + digits),
              false));
    }
  }

  private static String value(String digits) {
    String significant = digits.replaceFirst("^0+(?=.)", "");
    long value = significant.length() > MAX_DIGITS ? Long.MAX_VALUE : Long.parseLong(significant);
    return Integer.toString((int) value);
  }
}
