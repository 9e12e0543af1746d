package jacquard.promela.syntax;

import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Expression.Question;
import jacquard.model.Expression.UnaryOperator;
import jacquard.model.Position;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.lex.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Expressions, variables and the arguments of receives. */
final class ExpressionParser {
  /** Operators of equal strength together, the weakest first. */
  private static final List<List<BinaryOperator>> LEVELS =
      List.of(
          List.of(BinaryOperator.OR),
          List.of(BinaryOperator.AND),
          List.of(BinaryOperator.BIT_OR),
          List.of(BinaryOperator.BIT_XOR),
          List.of(BinaryOperator.BIT_AND),
          List.of(BinaryOperator.EQUAL, BinaryOperator.NOT_EQUAL),
          List.of(
              BinaryOperator.LESS,
              BinaryOperator.LESS_EQUAL,
              BinaryOperator.GREATER,
              BinaryOperator.GREATER_EQUAL),
          List.of(BinaryOperator.SHIFT_LEFT, BinaryOperator.SHIFT_RIGHT),
          List.of(BinaryOperator.ADD, BinaryOperator.SUBTRACT),
          List.of(BinaryOperator.MULTIPLY, BinaryOperator.DIVIDE, BinaryOperator.REMAINDER));

  private static final Map<String, Question> QUESTIONS =
      Map.of(
          "len", Question.LENGTH,
          "full", Question.FULL,
          "empty", Question.EMPTY,
          "nfull", Question.NOT_FULL,
          "nempty", Question.NOT_EMPTY);

  private static final Set<String> PREDEFINED = Set.of("timeout", "np_", "_pid", "_nr_pr", "_last");

  private final TokenReader in;
  private final Set<String> processes;

  /**
   * @param processes the names of all kinds of processes, so that remote references can be told
   */
  ExpressionParser(TokenReader in, Set<String> processes) {
    this.in = in;
    this.processes = processes;
  }

  /** Whether a token names a kind of processes. */
  boolean isProcess(Token token) {
    return processes.contains(token.text());
  }

  Expr expression() {
    return binary(0);
  }

  private Expr binary(int level) {
    if (level == LEVELS.size()) {
      return unary();
    }
    Expr left = binary(level + 1);
    while (true) {
      Optional<BinaryOperator> operator =
          LEVELS.get(level).stream().filter(o -> in.sees(o.symbol())).findFirst();
      if (operator.isEmpty()) {
        return left;
      }
      Position position = in.next().position();
      left = new Expr.Binary(operator.get(), left, binary(level + 1), position);
    }
  }

  private Expr unary() {
    Position position = in.position();
    for (UnaryOperator operator : UnaryOperator.values()) {
      if (in.accept(operator.symbol())) {
        return new Expr.Unary(operator, unary(), position);
      }
    }
    return primary();
  }

  private Expr primary() {
    Token token = in.peek();
    Position position = token.position();
    if (token.kind() == Token.Kind.NUMBER) {
      in.next();
      return new Expr.Literal(Integer.parseInt(token.text()), token.text(), position);
    }
    if (in.accept("(")) {
      Expr inner = expression();
      if (in.accept("->")) {
        Expr then = expression();
        in.expect(":");
        inner = new Expr.Conditional(inner, then, expression(), position);
      }
      in.expect(")");
      return inner;
    }
    if (!token.isName()) {
      throw in.unexpected("an expression");
    }
    if (Words.EMBEDDED_C.contains(token.text())) {
      throw new PromelaException(position, token.text() + " is not supported: embedded C");
    }
    Question question = QUESTIONS.get(token.text());
    if (question != null) {
      in.next();
      in.expect("(");
      VarRef channel = variable();
      in.expect(")");
      return new Expr.Query(question, channel, position);
    }
    return switch (token.text()) {
      case "true", "skip" -> number(1);
      case "false" -> number(0);
      case "run" -> run();
      case "enabled" -> {
        in.next();
        in.expect("(");
        Expr process = expression();
        in.expect(")");
        yield new Expr.Enabled(process, position);
      }
      case "get_priority" -> {
        in.next();
        in.expect("(");
        Expr process = expression();
        in.expect(")");
        yield new Expr.Priority(process, position);
      }
      case "pc_value" -> {
        in.next();
        in.expect("(");
        Expr process = expression();
        in.expect(")");
        yield new Expr.ProgramCounter(process, position);
      }
      default -> named(token);
    };
  }

  private Expr number(int value) {
    Token token = in.next();
    return new Expr.Literal(value, token.text(), token.position());
  }

  private Expr run() {
    Position position = in.expect("run").position();
    String process = in.expectName("the name of a proctype");
    List<Expr> arguments = new ArrayList<>();
    in.expect("(");
    if (!in.sees(")")) {
      do {
        arguments.add(expression());
      } while (in.accept(","));
    }
    in.expect(")");
    Optional<Expr> priority = in.accept("priority") ? Optional.of(primary()) : Optional.empty();
    return new Expr.Run(process, arguments, priority, position);
  }

  private Expr named(Token token) {
    if (PREDEFINED.contains(token.text())) {
      in.next();
      return new Expr.Predefined(token.text(), token.position());
    }
    if (processes.contains(token.text())) {
      return remote();
    }
    VarRef variable = variable();
    if (in.sees("?", "[") || in.sees("??", "[")) {
      boolean random = in.next().is("??");
      in.expect("[");
      List<Argument> arguments = arguments();
      in.expect("]");
      return new Expr.Poll(variable, arguments, random, token.position());
    }
    return new Expr.Reference(variable);
  }

  private Expr remote() {
    Position position = in.position();
    String process = in.next().text();
    Optional<Expr> instance = Optional.empty();
    if (in.accept("[")) {
      instance = Optional.of(expression());
      in.expect("]");
    }
    if (in.accept("@")) {
      return new Expr.RemoteLabel(process, instance, in.expectName("a label"), position);
    }
    if (in.accept(":")) {
      return new Expr.RemoteVariable(process, instance, variable(), position);
    }
    throw in.unexpected("'@' or ':' after the name of a proctype");
  }

  VarRef variable() {
    Position position = in.position();
    int mark = in.mark();
    String name = in.expectName("a variable");
    Optional<Expr> index = Optional.empty();
    if (in.accept("[")) {
      index = Optional.of(expression());
      in.expect("]");
    }
    Optional<VarRef> field = Optional.empty();
    if (in.accept(".")) {
      field = Optional.of(variable());
    }
    return new VarRef(name, index, field, in.textSince(mark), position);
  }

  /** The arguments of a receive, also as {@code first(rest)} and {@code (all)}. */
  List<Argument> arguments() {
    List<Argument> arguments = new ArrayList<>();
    if (in.accept("(")) {
      arguments.addAll(arguments());
      in.expect(")");
      return arguments;
    }
    do {
      arguments.add(argument());
      if (in.accept("(")) {
        arguments.addAll(arguments());
        in.expect(")");
      }
    } while (in.accept(","));
    return arguments;
  }

  private Argument argument() {
    Token token = in.peek();
    if (token.is("_")) {
      in.next();
      return new Argument.Anything(token.position());
    }
    if (token.is("eval")) {
      in.next();
      in.expect("(");
      Expr value = expression();
      in.expect(")");
      return new Argument.Value(value);
    }
    if (token.is("_pid") || token.is("true") || token.is("false")) {
      return new Argument.Value(primary());
    }
    return token.isName() ? new Argument.Named(variable()) : new Argument.Value(unary());
  }

  /** The values of a send, also as {@code first(rest)}. */
  List<Expr> values() {
    List<Expr> values = new ArrayList<>();
    do {
      values.add(expression());
      if (in.accept("(")) {
        values.addAll(values());
        in.expect(")");
      }
    } while (in.accept(","));
    return values;
  }
}
