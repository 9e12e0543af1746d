package jacquard.promela.lex;

import jacquard.model.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Follows the directives define, undef, include, if, ifdef, ifndef, elif, else and endif. */
public final class Preprocessor {
  private static final int MAX_INCLUDES = 50;

  /** One level of conditional text. */
  private static final class Conditional {
    final Position start;
    boolean active;
    boolean taken;
    boolean sawElse;

    Conditional(Position start, boolean active) {
      this.start = start;
      this.active = active;
      this.taken = active;
    }
  }

  private final Macros macros = new Macros();
  private final List<Token> out = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final List<Path> included = new ArrayList<>();
  private int depth;

  /** What a reader of the text may want to know. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** The files that were included so far. */
  public List<Path> included() {
    return List.copyOf(included);
  }

  /** Defines a macro from outside: {@code NAME} as 1, or {@code NAME=VALUE}. */
  public void define(String definition) {
    int equals = definition.indexOf('=');
    String text =
        equals < 0
            ? definition + " 1"
            : definition.substring(0, equals) + " " + definition.substring(equals + 1);
    List<Token> tokens = new Lexer("-D" + definition, text).tokens();
    Token first = tokens.getFirst();
    if (!first.isName()) {
      throw new PromelaException(
          first.position(), "expected the name of a macro but found " + first.shown());
    }
    for (Token t : tokens) {
      if (t.kind() == Token.Kind.OTHER) {
        throw new PromelaException(t.position(), "unexpected character " + t.shown());
      }
    }
    macros.define(first, tokens.subList(0, tokens.size() - 1));
  }

  /** The tokens of a text, with {@code folder} for the files that it includes. */
  public List<Token> run(String file, String text, Optional<Path> folder) {
    process(file, text, folder);
    Position last = out.isEmpty() ? new Position(file, 1, 1) : out.getLast().position();
    out.add(new Token(Token.Kind.END, "", last, true));
    return Numbers.decimal(out);
  }

  /** The tokens of another text, with the macros that are defined by now. */
  public List<Token> expanded(String file, String text) {
    List<Token> tokens = new Lexer(file, text).tokens();
    return Numbers.decimal(macros.expand(tokens.subList(0, tokens.size() - 1)));
  }

  private void process(String file, String source, Optional<Path> folder) {
    Lexer lexer = new Lexer(file, source);
    List<Token> tokens = lexer.tokens();
    notes.addAll(lexer.notes());
    Deque<Conditional> conditionals = new ArrayDeque<>();
    List<Token> text = new ArrayList<>();
    int i = 0;
    while (tokens.get(i).kind() != Token.Kind.END) {
      Token token = tokens.get(i);
      if (token.is("#") && token.startsLine()) {
        out.addAll(macros.expand(text));
        text.clear();
        int end = i + 1;
        while (!tokens.get(end).startsLine()) {
          end++;
        }
        directive(token, tokens.subList(i + 1, end), conditionals, folder);
        i = end;
      } else {
        if (isActive(conditionals)) {
          text.add(token);
        }
        i++;
      }
    }
    out.addAll(macros.expand(text));
    if (!conditionals.isEmpty()) {
      throw new PromelaException(conditionals.getLast().start, "expected #endif for this #if");
    }
  }

  private static boolean isActive(Deque<Conditional> conditionals) {
    return conditionals.stream().allMatch(c -> c.active);
  }

  private void directive(
      Token hash, List<Token> line, Deque<Conditional> conditionals, Optional<Path> folder) {
    if (line.isEmpty()) {
      return;
    }
    Token word = line.getFirst();
    List<Token> rest = line.subList(1, line.size());
    switch (word.text()) {
      case "if" -> open(hash, conditionals, () -> isTrue(hash, rest));
      case "ifdef" -> open(hash, conditionals, () -> macros.contains(name(word, rest)));
      case "ifndef" -> open(hash, conditionals, () -> !macros.contains(name(word, rest)));
      case "elif", "else" -> {
        Conditional c = innermost(word, conditionals);
        if (c.sawElse) {
          throw new PromelaException(word.position(), "#" + word.text() + " after #else");
        }
        conditionals.removeLast();
        c.active = isActive(conditionals) && !c.taken && (word.is("else") || isTrue(hash, rest));
        c.taken |= c.active;
        c.sawElse = word.is("else");
        conditionals.addLast(c);
      }
      case "endif" -> {
        innermost(word, conditionals);
        conditionals.removeLast();
      }
      case "define", "undef", "include", "pragma", "line", "error", "warning", "ident" -> {
        if (isActive(conditionals)) {
          command(word, rest, folder);
        }
      }
      default -> {
        if (isActive(conditionals) && word.kind() != Token.Kind.NUMBER) {
          throw new PromelaException(
              word.position(), "unknown preprocessor directive '#" + word.text() + "'");
        }
      }
    }
  }

  private void command(Token word, List<Token> rest, Optional<Path> folder) {
    switch (word.text()) {
      case "define" -> {
        name(word, rest);
        macros.define(rest.getFirst(), rest);
      }
      case "undef" -> macros.remove(name(word, rest));
      case "include" -> include(word, rest, folder);
      case "error" -> throw new PromelaException(word.position(), "#error " + Token.join(rest));
      case "warning" -> notes.add(word.position() + ": #warning " + Token.join(rest));
      default -> {}
    }
  }

  private interface Condition {
    boolean holds();
  }

  private static void open(Token hash, Deque<Conditional> conditionals, Condition condition) {
    boolean outer = isActive(conditionals);
    Conditional c = new Conditional(hash.position(), outer && condition.holds());
    c.taken |= !outer;
    conditionals.addLast(c);
  }

  private static Conditional innermost(Token word, Deque<Conditional> conditionals) {
    if (conditionals.isEmpty()) {
      throw new PromelaException(word.position(), "#" + word.text() + " without #if");
    }
    return conditionals.getLast();
  }

  private static String name(Token word, List<Token> rest) {
    if (rest.isEmpty() || !rest.getFirst().isName()) {
      throw new PromelaException(word.position(), "expected a name after #" + word.text());
    }
    return rest.getFirst().text();
  }

  private void include(Token word, List<Token> rest, Optional<Path> folder) {
    List<Token> named = macros.expand(rest);
    if (named.size() != 1 || named.getFirst().kind() != Token.Kind.STRING) {
      throw new PromelaException(word.position(), "expected #include \"FILE\"");
    }
    Path file = folder.orElse(Path.of("")).resolve(named.getFirst().text());
    included.add(file);
    if (++depth > MAX_INCLUDES) {
      throw new PromelaException(word.position(), "files include each other without end");
    }
    try {
      process(file.toString(), SourceText.read(file), Optional.ofNullable(file.getParent()));
    } catch (IOException _) {
      throw new PromelaException(word.position(), "cannot read the included file " + file);
    }
    depth--;
  }

  private boolean isTrue(Token hash, List<Token> condition) {
    List<Token> resolved = new ArrayList<>();
    for (int i = 0; i < condition.size(); i++) {
      Token t = condition.get(i);
      if (!t.is("defined")) {
        resolved.add(t);
        continue;
      }
      boolean brackets = i + 1 < condition.size() && condition.get(i + 1).is("(");
      int at = i + (brackets ? 2 : 1);
      if (at >= condition.size()) {
        throw new PromelaException(t.position(), "expected a name after defined");
      }
      String known = macros.contains(condition.get(at).text()) ? "1" : "0";
      resolved.add(new Token(Token.Kind.NUMBER, known, t.position(), false));
      i = at + (brackets ? 1 : 0);
    }
    return new ConstantExpression(macros.expand(resolved), hash.position()).value() != 0;
  }
}
