package jacquard.promela.lex;

import jacquard.model.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cuts a text into tokens and drops comments.
 *
 * <p>Nothing is refused but a comment without an end: text that the preprocessor leaves out may be
 * anything. Numbers keep their spelling, since a condition of the preprocessor reads them in
 * another way than the language does; see {@link Numbers}.
 */
public final class Lexer {
  /** Signs of more than one character; longer ones first. */
  private static final List<String> LONG_SIGNS =
      List.of(
          "::", "->", "!!", "!=", "??", "<<", "<=", ">>", ">=", "==", "&&", "||", "++", "--", "..",
          "##");

  private static final String SIGNS = ":;,.!?<>=&|+-*/%^~#@[](){}$";

  private final String file;
  private final String text;
  private int at;
  private int line = 1;
  private int lineStart;
  private boolean startsLine = true;
  private final List<Token> tokens = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  public Lexer(String file, String text) {
    this.file = file;
    this.text = text;
  }

  /** All tokens; the last one is the end. */
  public List<Token> tokens() {
    while (true) {
      skipBlanks();
      if (at >= text.length()) {
        tokens.add(new Token(Token.Kind.END, "", position(), true));
        return tokens;
      }
      next();
      startsLine = false;
    }
  }

  /** What a reader of the text may want to know. */
  List<String> notes() {
    return notes;
  }

  private Position position() {
    return new Position(file, line, at - lineStart + 1);
  }

  private void skipBlanks() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\n') {
        newLine();
        startsLine = true;
      } else if (c == '\\' && text.startsWith("\n", at + 1)) {
        at++;
        newLine();
      } else if (c == '\\' && text.startsWith("\r\n", at + 1)) {
        at += 2;
        newLine();
      } else if (Character.isWhitespace(c)) {
        at++;
      } else if (text.startsWith("//", at)) {
        while (at < text.length() && text.charAt(at) != '\n') {
          at++;
        }
      } else if (text.startsWith("/*", at)) {
        comment();
      } else if (text.startsWith("*/", at)) {
        notes.add(position() + ": */ ends no comment, and is passed over");
        at += 2;
      } else {
        return;
      }
    }
  }

  private void newLine() {
    at++;
    line++;
    lineStart = at;
  }

  private void comment() {
    Position start = position();
    at += 2;
    while (!text.startsWith("*/", at)) {
      if (at >= text.length()) {
        throw new PromelaException(start, "the comment has no end");
      }
      if (text.charAt(at) == '\n') {
        newLine();
      } else {
        at++;
      }
    }
    at += 2;
  }

  private void next() {
    Position start = position();
    char c = text.charAt(at);
    int from = at;
    if (isNameStart(c)) {
      while (at < text.length() && isNamePart(text.charAt(at))) {
        at++;
      }
      add(Token.Kind.NAME, text.substring(from, at), start);
    } else if (c >= '0' && c <= '9') {
      while (at < text.length() && isNamePart(text.charAt(at))) {
        at++;
      }
      add(Token.Kind.NUMBER, text.substring(from, at), start);
    } else if (c == '"') {
      Optional<String> string = quoted('"');
      if (string.isPresent()) {
        add(Token.Kind.STRING, string.get(), start);
      } else {
        other(start, from);
      }
    } else if (c == '\'') {
      Optional<String> character = quoted('\'').filter(q -> q.length() == 1);
      if (character.isPresent()) {
        add(Token.Kind.NUMBER, Integer.toString(character.get().charAt(0)), start);
      } else {
        other(start, from);
      }
    } else {
      sign(start, c);
    }
  }

  /** A character that starts nothing. */
  private void other(Position start, int index) {
    at = index + 1;
    line = start.line();
    lineStart = at - start.column();
    add(Token.Kind.OTHER, text.substring(index, at), start);
  }

  private void sign(Position start, char c) {
    for (String sign : LONG_SIGNS) {
      if (text.startsWith(sign, at)) {
        at += sign.length();
        add(Token.Kind.SIGN, sign, start);
        return;
      }
    }
    if (SIGNS.indexOf(c) < 0) {
      other(start, at);
      return;
    }
    at++;
    add(Token.Kind.SIGN, String.valueOf(c), start);
  }

  /** What stands between quotes in this line, if they are closed. */
  private Optional<String> quoted(char quote) {
    StringBuilder out = new StringBuilder();
    at++;
    while (at < text.length() && text.charAt(at) != quote) {
      char c = text.charAt(at);
      if (c == '\n') {
        return Optional.empty();
      }
      at++;
      if (c == '\\' && at < text.length()) {
        char escaped = text.charAt(at++);
        if (escaped == '\n') {
          line++;
          lineStart = at;
          continue;
        }
        out.append(
            switch (escaped) {
              case 'n' -> '\n';
              case 't' -> '\t';
              case 'r' -> '\r';
              case '0' -> '\0';
              default -> escaped;
            });
      } else {
        out.append(c);
      }
    }
    if (at >= text.length()) {
      return Optional.empty();
    }
    at++;
    return Optional.of(out.toString());
  }

  private void add(Token.Kind kind, String content, Position position) {
    tokens.add(new Token(kind, content, position, startsLine));
  }

  private static boolean isNameStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  private static boolean isNamePart(char c) {
    return isNameStart(c) || (c >= '0' && c <= '9');
  }
}
