package jacquard.promela.lex;

import jacquard.model.Position;
import java.util.List;
import java.util.Set;

/**
 * A word, number, string or sign.
 *
 * @param startsLine whether it is the first of its line
 */
public record Token(Kind kind, String text, Position position, boolean startsLine) {
  /** The kinds of tokens. */
  public enum Kind {
    NAME,
    NUMBER,
    STRING,
    SIGN,
    /** What is no part of the language; only text that nobody reads may have it. */
    OTHER,
    END
  }

  private static final Set<String> SPACED =
      Set.of(
          "=", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "->", "+", "*", "/", "%", "<<", ">>",
          "&", "|", "^", "..");

  public boolean is(String expected) {
    return text.equals(expected) && kind != Kind.STRING;
  }

  public boolean isName() {
    return kind == Kind.NAME;
  }

  /** The same token, somewhere else. */
  public Token at(Position place) {
    return new Token(kind, text, place, startsLine);
  }

  /** The same token, at the start of a line or not. */
  Token startingLine(boolean starts) {
    return starts == startsLine ? this : new Token(kind, text, position, starts);
  }

  /** How messages speak of it. */
  public String shown() {
    return switch (kind) {
      case END -> "the end of the file";
      case STRING -> "a string";
      case NAME, NUMBER, SIGN, OTHER -> "'" + text + "'";
    };
  }

  /** The tokens as a line of text. */
  public static String join(List<Token> tokens) {
    StringBuilder out = new StringBuilder();
    Token before = null;
    for (Token t : tokens) {
      boolean words =
          before != null && (isWord(before) || before.is("]") || before.is(")")) && isWord(t);
      boolean temporal =
          before != null
              && ((before.is("[") && t.is("]")) || (before.is("<") && (t.is(">") || t.is("->"))));
      if (temporal && !out.isEmpty() && out.charAt(out.length() - 1) == ' ') {
        out.setLength(out.length() - 1);
      }
      boolean spaced = SPACED.contains(t.text()) && !temporal;
      if (words || spaced || (before != null && before.is(","))) {
        if (!out.isEmpty() && out.charAt(out.length() - 1) != ' ') {
          out.append(' ');
        }
      }
      out.append(t.kind() == Kind.STRING ? quoted(t.text()) : t.text());
      if (SPACED.contains(t.text()) && t.kind() == Kind.SIGN) {
        out.append(' ');
      }
      before = t;
    }
    return out.toString().strip();
  }

  private static boolean isWord(Token t) {
    return t.kind() != Kind.SIGN;
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\n", "\\n").replace("\t", "\\t") + "\"";
  }
}
