package jacquard.ltl;

import java.util.Set;

/**
 * Atoms as Promela writes them: operands such as {@code p}, {@code a[i].f}, {@code len(q)}, {@code
 * P[0]@cs}, {@code P:x}, {@code q?[m]} and {@code 3}, joined by comparison and arithmetic, but not
 * by {@code &&}, {@code ||} and {@code !}, which belong to the logic.
 *
 * <p>A parenthesis opens an atom only if, after it closes, comparison or arithmetic goes on, as in
 * {@code (x + 1) == y}; otherwise it encloses a formula.
 */
public final class PromelaAtoms implements AtomParser {

  /** Longest first, so that the first match is the longest. */
  private static final String[] INFIX = {
    "==", "!=", "<=", ">=", "<<", ">>", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^"
  };

  /** These begin like an infix operator but belong to the logic. */
  private static final String[] LOGIC = {"&&", "||", "->", "<->", "<>", "/\\"};

  private static final Set<String> OPERATOR_WORDS =
      Set.of(
          "U",
          "V",
          "W",
          "X",
          "always",
          "eventually",
          "until",
          "stronguntil",
          "weakuntil",
          "release",
          "next",
          "implies",
          "equivalent");

  @Override
  public int expressionEnd(String text, int start) {
    if (text.startsWith("(", start)) {
      int close = closing(text, start);
      int next = skipSpace(text, close);
      if (close == start || next + infixLength(text, next) == next) {
        return start;
      }
    }
    int end = primaryEnd(text, start);
    if (end == start) {
      return start;
    }
    while (true) {
      int operator = skipSpace(text, end);
      int length = infixLength(text, operator);
      if (length == 0) {
        return end;
      }
      int operand = skipSpace(text, operator + length);
      int next = primaryEnd(text, operand);
      if (next == operand) {
        return end;
      }
      end = next;
    }
  }

  @Override
  public int operandEnd(String text, int start) {
    return text.startsWith("(", start) ? start : primaryEnd(text, start);
  }

  private static int primaryEnd(String text, int start) {
    int at = start;
    while (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '~')) {
      at = skipSpace(text, at + 1);
    }
    if (at >= text.length()) {
      return start;
    }
    int end;
    char first = text.charAt(at);
    if (first == '(') {
      end = closing(text, at);
    } else if (Character.isDigit(first)) {
      end = wordEnd(text, at);
    } else {
      end = nameEnd(text, at);
    }
    return end == at ? start : end;
  }

  /** A name with its indices, fields, arguments and label. */
  private static int nameEnd(String text, int start) {
    int end = wordEnd(text, start);
    if (end == start || OPERATOR_WORDS.contains(text.substring(start, end))) {
      return start;
    }
    while (end < text.length()) {
      char c = text.charAt(end);
      int next =
          switch (c) {
            // "[]" is the operator, not an index
            case '[' -> text.startsWith("[]", end) ? end : closing(text, end);
            case '(' -> closing(text, end);
            case '.', '@', ':' -> afterJoint(text, end);
            case '?' -> pollEnd(text, end);
            default -> end;
          };
      if (next == end) {
        return end;
      }
      end = next;
    }
    return end;
  }

  /** A question for a message: {@code q?[m]}, {@code q??[m]}. */
  private static int pollEnd(String text, int mark) {
    int open = text.startsWith("??", mark) ? mark + 2 : mark + 1;
    return text.startsWith("[", open) ? closing(text, open) : mark;
  }

  private static int afterJoint(String text, int joint) {
    int end = wordEnd(text, joint + 1);
    return end == joint + 1 ? joint : end;
  }

  private static int wordEnd(String text, int start) {
    int end = start;
    while (end < text.length()
        && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) {
      end++;
    }
    return end;
  }

  /**
   * The position after the bracket that closes the one at {@code open}; {@code open} if none does.
   */
  private static int closing(String text, int open) {
    int depth = 0;
    for (int at = open; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '(' || c == '[') {
        depth++;
      } else if (c == ')' || c == ']') {
        depth--;
        if (depth == 0) {
          return at + 1;
        }
      }
    }
    return open;
  }

  private static int infixLength(String text, int at) {
    for (String operator : LOGIC) {
      if (text.startsWith(operator, at)) {
        return 0;
      }
    }
    for (String operator : INFIX) {
      if (text.startsWith(operator, at)) {
        return operator.length();
      }
    }
    return 0;
  }

  private static int skipSpace(String text, int start) {
    int at = start;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
