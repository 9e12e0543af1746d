package jacquard.promela.lex;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Supplies the semicolons that a model may leave out, where Spin does: at the end of a line inside
 * the braces of a process, a claim, an inline or a type, outside of brackets, behind what can end a
 * statement; and behind {@code else} and a closing brace wherever a statement follows.
 *
 * <p>So a condition cannot go on in the next line unless it is in brackets or its operator stands
 * at the end of the line, which is the same in Spin.
 */
public final class Semicolons {
  private static final Set<String> OPENERS =
      Set.of("proctype", "D_proctype", "init", "never", "trace", "notrace", "typedef", "inline");

  private static final Set<String> ENDS =
      Set.of("}", ")", "]", "od", "fi", "else", "break", "++", "--", "skip", "true", "false");

  /** What needs none in front of it. */
  private static final Set<String> NO_STATEMENT =
      Set.of("}", ";", "->", "::", "fi", "od", "unless", ",");

  private final Set<String> reserved;
  private final List<Token> result = new ArrayList<>();
  private boolean opens;
  private int braces;
  private int brackets;

  private Semicolons(Set<String> reserved) {
    this.reserved = reserved;
  }

  /**
   * The same tokens with all semicolons.
   *
   * @param reserved words that are no names
   */
  public static List<Token> supplied(List<Token> tokens, Set<String> reserved) {
    return new Semicolons(reserved).supply(tokens);
  }

  private List<Token> supply(List<Token> tokens) {
    Token last = null;
    for (Token t : tokens) {
      if (last != null && isInside() && isMissing(last, t)) {
        result.add(new Token(Token.Kind.SIGN, ";", t.position(), false));
      }
      result.add(t);
      count(t);
      last = t;
    }
    return result;
  }

  private boolean isInside() {
    return opens && braces > 0 && brackets == 0;
  }

  private boolean isMissing(Token last, Token t) {
    if (last.is("else")) {
      return !t.is(";") && !t.is("->") && !t.is("fi");
    }
    if (NO_STATEMENT.contains(t.text()) && t.kind() != Token.Kind.STRING) {
      return false;
    }
    return last.is("}") || (t.startsLine() && endsStatement(last));
  }

  private boolean endsStatement(Token last) {
    return switch (last.kind()) {
      case NUMBER -> true;
      case NAME ->
          ENDS.contains(last.text()) || last.is("timeout") || !reserved.contains(last.text());
      case SIGN -> ENDS.contains(last.text());
      case STRING, OTHER, END -> false;
    };
  }

  private void count(Token t) {
    if (braces == 0 && t.isName() && OPENERS.contains(t.text())) {
      opens = true;
    } else if (t.is("{")) {
      braces++;
    } else if (t.is("}")) {
      braces--;
      if (braces <= 0) {
        braces = 0;
        opens = false;
        brackets = 0;
      }
    } else if (t.is("(")) {
      brackets++;
    } else if (t.is(")")) {
      brackets--;
    }
  }
}
