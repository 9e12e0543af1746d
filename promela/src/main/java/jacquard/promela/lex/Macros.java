package jacquard.promela.lex;

import jacquard.model.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The macros that are defined, and what text becomes with them.
 *
 * <p>Every token carries the names of the macros that it comes from, which are not replaced in it
 * again; arguments are replaced on their own before they are put in their place. That is the rule
 * of C, in the form that Dave Prosser gave it: so a macro may stand in its own arguments, and may
 * end in the name of another one whose arguments follow the call.
 */
final class Macros {
  private static final String REST = "__VA_ARGS__";

  /**
   * @param parameters absent for a macro that takes none and is written without brackets
   * @param body without what came from elsewhere
   */
  private record Macro(Optional<List<String>> parameters, List<Token> body) {
    boolean takesRest() {
      return parameters.isPresent()
          && !parameters.get().isEmpty()
          && parameters.get().getLast().equals(REST);
    }
  }

  /**
   * @param from the macros that are not replaced in it
   */
  private record Traced(Token token, Set<String> from) {}

  /** A call with the arguments that it was given. */
  private record Call(Token name, List<List<Traced>> arguments, Set<String> from) {}

  private final Map<String, Macro> macros = new HashMap<>();

  boolean contains(String name) {
    return macros.containsKey(name);
  }

  void remove(String name) {
    macros.remove(name);
  }

  /** Defines what a line says: a name, perhaps parameters, a body. */
  void define(Token name, List<Token> line) {
    boolean takesArguments =
        line.size() > 1
            && line.get(1).is("(")
            && line.get(1).position().line() == name.position().line()
            && line.get(1).position().column() == name.position().column() + name.text().length();
    if (!takesArguments) {
      macros.put(
          name.text(), new Macro(Optional.empty(), List.copyOf(line.subList(1, line.size()))));
      return;
    }
    List<String> parameters = new ArrayList<>();
    int i = 2;
    while (i < line.size() && !line.get(i).is(")")) {
      Token t = line.get(i);
      if (t.isName()) {
        parameters.add(t.text());
      } else if (t.is("..")) {
        parameters.add(REST);
      } else if (!t.is(",") && !t.is(".")) {
        throw new PromelaException(t.position(), "expected a parameter but found " + t.shown());
      }
      i++;
    }
    if (i == line.size()) {
      throw new PromelaException(
          name.position(), "expected ')' after the parameters of " + name.text());
    }
    macros.put(
        name.text(),
        new Macro(Optional.of(parameters), List.copyOf(line.subList(i + 1, line.size()))));
  }

  /** A text with all macros replaced. */
  List<Token> expand(List<Token> tokens) {
    List<Traced> traced = new ArrayList<>();
    tokens.forEach(t -> traced.add(new Traced(t, Set.of())));
    return replaced(traced).stream().map(Traced::token).toList();
  }

  private List<Traced> replaced(List<Traced> text) {
    List<Traced> result = new ArrayList<>();
    Deque<Traced> rest = new ArrayDeque<>(text);
    while (!rest.isEmpty()) {
      Traced next = rest.removeFirst();
      Optional<List<Traced>> replacement = replacement(next, rest);
      if (replacement.isEmpty()) {
        result.add(next);
        continue;
      }
      List<Traced> put = replacement.get();
      if (next.token().startsLine() && put.isEmpty() && !rest.isEmpty()) {
        Traced first = rest.removeFirst();
        rest.addFirst(new Traced(first.token().startingLine(true), first.from()));
      }
      for (int i = put.size() - 1; i >= 0; i--) {
        Token t = put.get(i).token().at(next.token().position());
        boolean startsLine = i == 0 && next.token().startsLine();
        rest.addFirst(new Traced(t.startingLine(startsLine), put.get(i).from()));
      }
    }
    return result;
  }

  /** What a token becomes, with the arguments behind it, if it calls a macro. */
  private Optional<List<Traced>> replacement(Traced token, Deque<Traced> rest) {
    Token name = token.token();
    if (!name.isName() || token.from().contains(name.text())) {
      return Optional.empty();
    }
    Macro macro = macros.get(name.text());
    if (macro == null) {
      return builtIn(name).map(t -> List.of(new Traced(t, Set.of())));
    }
    if (macro.parameters().isEmpty()) {
      return Optional.of(body(macro, new Call(name, List.of(), with(token.from(), name.text()))));
    }
    if (rest.isEmpty() || !rest.getFirst().token().is("(")) {
      return Optional.empty();
    }
    return Optional.of(body(macro, call(token, macro, rest)));
  }

  private static Optional<Token> builtIn(Token name) {
    Position p = name.position();
    return switch (name.text()) {
      case "__LINE__" ->
          Optional.of(new Token(Token.Kind.NUMBER, Integer.toString(p.line()), p, false));
      case "__FILE__" -> Optional.of(new Token(Token.Kind.STRING, p.file(), p, false));
      default -> Optional.empty();
    };
  }

  private static Set<String> with(Set<String> names, String name) {
    Set<String> result = new HashSet<>(names);
    result.add(name);
    return result;
  }

  /** Reads the arguments of a call; only round brackets keep a comma together. */
  private static Call call(Traced name, Macro macro, Deque<Traced> rest) {
    List<String> parameters = macro.parameters().orElseThrow();
    List<List<Traced>> arguments = new ArrayList<>();
    List<Traced> argument = new ArrayList<>();
    rest.removeFirst();
    int depth = 1;
    while (true) {
      if (rest.isEmpty()) {
        throw new PromelaException(
            name.token().position(), "expected ')' after the arguments of " + name.token().text());
      }
      Traced t = rest.removeFirst();
      depth += t.token().is("(") ? 1 : t.token().is(")") ? -1 : 0;
      if (depth == 0) {
        arguments.add(argument);
        Set<String> from = new HashSet<>(name.from());
        from.retainAll(t.from());
        from.add(name.token().text());
        return new Call(name.token(), checked(name.token(), macro, arguments), from);
      }
      boolean isRest = macro.takesRest() && arguments.size() == parameters.size() - 1;
      if (depth == 1 && t.token().is(",") && !isRest) {
        arguments.add(argument);
        argument = new ArrayList<>();
      } else {
        argument.add(new Traced(t.token().startingLine(false), t.from()));
      }
    }
  }

  private static List<List<Traced>> checked(Token name, Macro macro, List<List<Traced>> arguments) {
    List<String> parameters = macro.parameters().orElseThrow();
    if (parameters.isEmpty() && arguments.size() == 1 && arguments.getFirst().isEmpty()) {
      return List.of();
    }
    if (macro.takesRest() && arguments.size() == parameters.size() - 1) {
      arguments.add(List.of());
    }
    if (arguments.size() != parameters.size()) {
      throw new PromelaException(
          name.position(),
          "macro %s takes %d arguments but has %d"
              .formatted(name.text(), parameters.size(), arguments.size()));
    }
    return arguments;
  }

  /** The body of a macro with the arguments of a call. */
  private List<Traced> body(Macro macro, Call call) {
    List<Traced> result = new ArrayList<>();
    List<Token> body = macro.body();
    boolean pastes = false;
    boolean leftIsEmpty = true;
    for (int i = 0; i < body.size(); i++) {
      Token t = body.get(i);
      if (t.is("##") && i > 0 && i + 1 < body.size()) {
        pastes = true;
        continue;
      }
      int quoted = t.is("#") && i + 1 < body.size() ? parameter(macro, body.get(i + 1)) : -1;
      if (quoted >= 0) {
        i++;
      }
      boolean isPasted = pastes || (i + 2 < body.size() && body.get(i + 1).is("##"));
      List<Traced> part =
          quoted >= 0
              ? List.of(new Traced(string(call.arguments().get(quoted), t), Set.of()))
              : part(t, macro, call, isPasted);
      if (pastes && !leftIsEmpty) {
        paste(result, part, t);
      } else {
        result.addAll(part);
      }
      leftIsEmpty = part.isEmpty() && (!pastes || leftIsEmpty);
      pastes = false;
    }
    List<Traced> hidden = new ArrayList<>();
    for (Traced t : result) {
      Set<String> from = new HashSet<>(t.from());
      from.addAll(call.from());
      hidden.add(new Traced(t.token(), from));
    }
    return hidden;
  }

  private static int parameter(Macro macro, Token t) {
    return t.isName() ? macro.parameters().map(p -> p.indexOf(t.text())).orElse(-1) : -1;
  }

  private List<Traced> part(Token t, Macro macro, Call call, boolean isPasted) {
    int parameter = parameter(macro, t);
    if (parameter < 0) {
      return List.of(new Traced(t, Set.of()));
    }
    List<Traced> argument = call.arguments().get(parameter);
    return isPasted ? argument : replaced(argument);
  }

  /** Makes one token of the last one so far and the first one of a part. */
  private static void paste(List<Traced> result, List<Traced> part, Token t) {
    Traced left = result.getLast();
    if (part.isEmpty()) {
      if (left.token().is(",") && t.is(REST)) {
        result.removeLast(); // a comma before arguments that are not there
      }
      return;
    }
    if (left.token().is(",") && t.is(REST)) {
      result.addAll(part);
      return;
    }
    result.removeLast();
    Position p = left.token().position();
    List<Token> joined =
        new Lexer(p.file(), left.token().text() + part.getFirst().token().text()).tokens();
    for (Token j : joined.subList(0, joined.size() - 1)) {
      result.add(new Traced(j.at(p).startingLine(false), left.from()));
    }
    result.addAll(part.subList(1, part.size()));
  }

  /** An argument as a string, with one blank wherever it has some. */
  private static Token string(List<Traced> argument, Token at) {
    StringBuilder text = new StringBuilder();
    Token before = null;
    for (Traced t : argument) {
      if (before != null && isApart(before, t.token())) {
        text.append(' ');
      }
      text.append(
          t.token().kind() == Token.Kind.STRING
              ? "\"" + t.token().text() + "\""
              : t.token().text());
      before = t.token();
    }
    return new Token(Token.Kind.STRING, text.toString(), at.position(), false);
  }

  private static boolean isApart(Token left, Token right) {
    Position l = left.position();
    Position r = right.position();
    return l.line() != r.line() || r.column() != l.column() + left.text().length();
  }
}
