package jacquard.promela.syntax;

import jacquard.model.Position;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.lex.Token;
import java.util.ArrayList;
import java.util.List;

/** A place in the tokens, with the questions that a parser asks there. */
final class TokenReader {
  private final List<Token> tokens;
  private int at;

  TokenReader(List<Token> tokens) {
    this.tokens = new ArrayList<>(tokens);
  }

  Token peek() {
    return tokens.get(at);
  }

  Token peek(int ahead) {
    return tokens.get(Math.min(at + ahead, tokens.size() - 1));
  }

  boolean sees(String text) {
    return peek().is(text);
  }

  boolean sees(String first, String second) {
    return peek().is(first) && peek(1).is(second);
  }

  boolean isAtEnd() {
    return peek().kind() == Token.Kind.END;
  }

  Position position() {
    return peek().position();
  }

  Token next() {
    Token token = peek();
    if (token.kind() != Token.Kind.END) {
      at++;
    }
    return token;
  }

  boolean accept(String text) {
    if (sees(text)) {
      at++;
      return true;
    }
    return false;
  }

  Token expect(String text) {
    if (!sees(text)) {
      throw unexpected("'" + text + "'");
    }
    return next();
  }

  String expectName(String what) {
    if (!peek().isName() || Words.RESERVED.contains(peek().text())) {
      throw unexpected(what);
    }
    return next().text();
  }

  PromelaException unexpected(String expected) {
    return new PromelaException(
        position(), "expected " + expected + " but found " + peek().shown());
  }

  /** A place to come back to. */
  int mark() {
    return at;
  }

  void reset(int mark) {
    at = mark;
  }

  /** The source from a mark to here. */
  String textSince(int mark) {
    return Token.join(tokens.subList(mark, at));
  }

  /** The tokens between a bracket here and the one that closes it; moves behind it. */
  List<Token> bracketed(String open, String close) {
    Position start = position();
    expect(open);
    int from = at;
    int depth = 1;
    while (depth > 0) {
      if (isAtEnd()) {
        throw new PromelaException(start, "expected '" + close + "' for this '" + open + "'");
      }
      Token t = next();
      depth += t.is(open) ? 1 : t.is(close) ? -1 : 0;
    }
    return List.copyOf(tokens.subList(from, at - 1));
  }

  /** All tokens, for a look ahead. */
  List<Token> all() {
    return tokens;
  }

  /** Puts other tokens in the place of those since a mark, and moves in front of them. */
  void replaceSince(int mark, List<Token> replacement) {
    List<Token> replaced = tokens.subList(mark, at);
    replaced.clear();
    replaced.addAll(replacement);
    at = mark;
  }
}
