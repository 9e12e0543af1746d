package jacquard.promela.lex;

import java.util.ArrayList;
import java.util.List;

/** The arguments of inlines, which are text. */
public final class Arguments {
  private Arguments() {}

  /**
   * Reads arguments that start with the bracket at {@code open}.
   *
   * @return the index behind the closing bracket
   */
  public static int read(List<Token> tokens, int open, List<List<Token>> into) {
    int depth = 0;
    List<Token> argument = new ArrayList<>();
    for (int i = open; i < tokens.size(); i++) {
      Token t = tokens.get(i);
      boolean opens = t.is("(") || t.is("[") || t.is("{");
      boolean closes = t.is(")") || t.is("]") || t.is("}");
      if (closes && --depth == 0) {
        into.add(argument);
        return i + 1;
      }
      if (depth == 1 && t.is(",")) {
        into.add(argument);
        argument = new ArrayList<>();
      } else if (depth > 0) {
        argument.add(t);
      }
      if (opens) {
        depth++;
      }
    }
    throw new PromelaException(tokens.get(open).position(), "expected ')' after the arguments");
  }

  /** A text with arguments in the place of parameters. */
  public static List<Token> substitute(
      List<Token> body, List<String> parameters, List<List<Token>> arguments) {
    List<Token> result = new ArrayList<>();
    for (Token t : body) {
      int parameter = t.isName() ? parameters.indexOf(t.text()) : -1;
      if (parameter < 0) {
        result.add(t);
        continue;
      }
      boolean startsLine = t.startsLine();
      for (Token argument : arguments.get(parameter)) {
        result.add(argument.startingLine(startsLine));
        startsLine = false;
      }
    }
    return result;
  }
}
