package jacquard.promela.syntax;

import jacquard.model.Expression;
import jacquard.model.Position;
import jacquard.promela.lex.Arguments;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.lex.Token;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Statements and sequences of them. */
final class StatementParser {
  /** Inlines that call each other deeper than this do so without end. */
  private static final int MAX_INLINES = 10_000;

  /**
   * @param parameters names that are replaced as text
   */
  record Inline(List<String> parameters, List<Token> body) {}

  private final TokenReader in;
  private final ExpressionParser expressions;
  private final DeclarationParser declarations;
  private final Map<String, Inline> inlines;

  /** Where the inlines that are being read put what they return, the innermost last. */
  private final Deque<Optional<VarRef>> results = new ArrayDeque<>();

  private int expanded;

  StatementParser(
      TokenReader in,
      ExpressionParser expressions,
      DeclarationParser declarations,
      Map<String, Inline> inlines) {
    this.in = in;
    this.expressions = expressions;
    this.declarations = declarations;
    this.inlines = inlines;
  }

  /** {@code { ... }} */
  List<Stmt> body() {
    in.expect("{");
    List<Stmt> body = sequence();
    in.expect("}");
    return body;
  }

  private boolean isAtEndOfSequence() {
    return in.sees("}") || in.sees("::") || in.sees("fi") || in.sees("od") || in.isAtEnd();
  }

  private List<Stmt> sequence() {
    List<Stmt> statements = new ArrayList<>();
    while (in.sees(";") || in.sees("->")) {
      in.next();
    }
    while (!isAtEndOfSequence()) {
      int before = in.mark();
      if (declarations.isHere()) {
        for (Declaration d : declarations.declarations()) {
          statements.add(new Stmt.Declare(d, d.position()));
        }
      } else {
        statements.add(statement());
      }
      boolean separated = false;
      while (in.sees(";") || in.sees("->")) {
        in.next();
        separated = true;
      }
      if (!separated && !isAtEndOfSequence() && !endedWithBracket(before)) {
        throw in.unexpected("';' or '->'");
      }
    }
    return statements;
  }

  private boolean endedWithBracket(int since) {
    Token last = in.all().get(in.mark() - 1);
    return in.mark() > since && (last.is("}") || last.is("fi") || last.is("od"));
  }

  private Stmt statement() {
    Stmt statement = plain();
    while (in.sees("unless")) {
      Position position = in.next().position();
      statement = new Stmt.Unless(statement, plain(), position);
    }
    return statement;
  }

  private Stmt plain() {
    Token token = in.peek();
    Position position = token.position();
    if (token.isName()
        && in.peek(1).is(":")
        && !Words.RESERVED.contains(token.text())
        && !expressions.isProcess(token)) {
      return labelled();
    }
    if (token.is("{")) {
      return new Stmt.Block(body(), false, position);
    }
    if (Words.EMBEDDED_C.contains(token.text())) {
      throw new PromelaException(position, token.text() + " is not supported: embedded C");
    }
    return switch (token.text()) {
      case "if" -> {
        in.next();
        yield new Stmt.If(options("fi"), position);
      }
      case "do" -> {
        in.next();
        yield new Stmt.Do(options("od"), position);
      }
      case "atomic" -> {
        in.next();
        yield new Stmt.Atomic(body(), position);
      }
      case "d_step" -> {
        in.next();
        yield new Stmt.DStep(body(), position);
      }
      case "for" -> forLoop();
      case "select" -> select();
      case "goto" -> {
        in.next();
        yield new Stmt.Goto(in.expectName("a label"), position);
      }
      case "break" -> {
        in.next();
        yield new Stmt.Break(position);
      }
      case "else" -> {
        in.next();
        yield new Stmt.Else(position);
      }
      case "assert" -> {
        int mark = in.mark();
        in.next();
        Expr condition = expressions.expression();
        yield new Stmt.Assert(condition, in.textSince(mark), position);
      }
      case "printf", "printm" -> print();
      case "xr", "xs" -> promise();
      case "set_priority" -> setPriority();
      case "return" -> returned();
      default -> simple();
    };
  }

  private Stmt setPriority() {
    int mark = in.mark();
    Position position = in.next().position();
    in.expect("(");
    Expr process = expressions.expression();
    in.expect(",");
    Expr priority = expressions.expression();
    in.expect(")");
    return new Stmt.SetPriority(process, priority, in.textSince(mark), position);
  }

  private Stmt labelled() {
    Position position = in.position();
    String label = in.next().text();
    in.expect(":");
    while (in.accept(";")) {
      // a label may stand alone
    }
    Stmt statement =
        isAtEndOfSequence() || declarations.isHere() ? new Stmt.Empty(position) : plain();
    return new Stmt.Labelled(label, statement, position);
  }

  private List<List<Stmt>> options(String end) {
    if (!in.sees("::")) {
      throw in.unexpected("'::'");
    }
    List<List<Stmt>> options = new ArrayList<>();
    while (in.accept("::")) {
      Position position = in.position();
      List<Stmt> option = sequence();
      if (option.isEmpty()) {
        throw new PromelaException(position, "expected a statement but found " + in.peek().shown());
      }
      options.add(option);
    }
    in.expect(end);
    return options;
  }

  private Stmt forLoop() {
    Position position = in.expect("for").position();
    in.expect("(");
    if (declarations.isHere()) {
      throw in.unexpected("a variable that is declared before");
    }
    VarRef index = expressions.variable();
    if (in.accept("in")) {
      VarRef array = expressions.variable();
      in.expect(")");
      in.accept(";");
      return new Stmt.ForIn(index, array, body(), position);
    }
    in.expect(":");
    Expr from = expressions.expression();
    in.expect("..");
    Expr to = expressions.expression();
    in.expect(")");
    in.accept(";");
    return new Stmt.ForRange(index, from, to, body(), position);
  }

  private Stmt select() {
    Position position = in.expect("select").position();
    in.expect("(");
    VarRef index = expressions.variable();
    in.expect(":");
    Expr from = expressions.expression();
    in.expect("..");
    Expr to = expressions.expression();
    in.expect(")");
    return new Stmt.Select(index, from, to, position);
  }

  private Stmt print() {
    int mark = in.mark();
    Token word = in.next();
    in.expect("(");
    String format = "%d";
    List<Expr> values = new ArrayList<>();
    if (word.is("printf")) {
      if (in.peek().kind() != Token.Kind.STRING) {
        throw in.unexpected("a string");
      }
      format = in.next().text();
    } else {
      values.add(expressions.expression());
    }
    while (in.accept(",")) {
      values.add(expressions.expression());
    }
    in.expect(")");
    return new Stmt.Print(format, values, in.textSince(mark), word.position());
  }

  private Stmt promise() {
    Token word = in.next();
    List<VarRef> channels = new ArrayList<>();
    do {
      channels.add(expressions.variable());
    } while (in.accept(","));
    return new Stmt.Promise(word.is("xr"), channels, word.position());
  }

  /** A statement that starts with a variable, or a condition. */
  private Stmt simple() {
    Token token = in.peek();
    int mark = in.mark();
    Optional<Inline> inline = inline();
    if (inline.isPresent()) {
      return call(inline.get(), mark, Optional.empty());
    }
    if (token.isName() && !Words.RESERVED.contains(token.text()) && !expressions.isProcess(token)) {
      VarRef variable = expressions.variable();
      Token sign = in.peek();
      switch (sign.text()) {
        case "=" -> {
          in.next();
          Optional<Inline> called = inline();
          if (called.isPresent()) {
            return call(called.get(), in.mark(), Optional.of(variable));
          }
          Expr value = expressions.expression();
          return new Stmt.Assign(variable, value, false, in.textSince(mark), token.position());
        }
        case "++", "--" -> {
          in.next();
          Expr one = new Expr.Literal(1, "1", sign.position());
          Expression.BinaryOperator operator =
              sign.is("++") ? Expression.BinaryOperator.ADD : Expression.BinaryOperator.SUBTRACT;
          Expr value =
              new Expr.Binary(operator, new Expr.Reference(variable), one, sign.position());
          return new Stmt.Assign(variable, value, false, in.textSince(mark), token.position());
        }
        case "!", "!!" -> {
          in.next();
          List<Expr> values = expressions.values();
          return new Stmt.Send(
              variable, values, sign.is("!!"), in.textSince(mark), token.position());
        }
        case "?", "??" -> {
          if (!in.peek(1).is("[")) {
            return receive(variable, mark, token.position());
          }
        }
        default -> {}
      }
      in.reset(mark);
    }
    Expr condition = expressions.expression();
    return new Stmt.Condition(condition, in.textSince(mark), token.position());
  }

  private Stmt receive(VarRef channel, int mark, Position position) {
    boolean random = in.next().is("??");
    boolean copy = in.accept("<");
    List<Argument> arguments = expressions.arguments();
    if (copy) {
      in.expect(">");
    }
    return new Stmt.Receive(channel, arguments, random, copy, in.textSince(mark), position);
  }

  /** The inline that is called here. */
  private Optional<Inline> inline() {
    return in.peek().isName() && in.peek(1).is("(")
        ? Optional.ofNullable(inlines.get(in.peek().text()))
        : Optional.empty();
  }

  /** The end of an inline that gives a value back. */
  private Stmt returned() {
    int mark = in.mark();
    Position position = in.next().position();
    if (results.isEmpty() || results.getLast().isEmpty()) {
      throw new PromelaException(
          position, "return is only possible in an inline that is called as 'x = NAME(...)'");
    }
    Expr value = expressions.expression();
    VarRef target = results.getLast().get();
    return new Stmt.Assign(
        target, value, true, target.text() + " = " + in.textSince(mark), position);
  }

  /** Puts the text of an inline in the place of its call, as a block. */
  private Stmt call(Inline inline, int mark, Optional<VarRef> result) {
    Token name = in.peek();
    if (++expanded > MAX_INLINES) {
      throw new PromelaException(name.position(), "inlines call each other without end");
    }
    in.next();
    List<List<Token>> arguments = new ArrayList<>();
    in.reset(Arguments.read(in.all(), in.mark(), arguments));
    if (inline.parameters().isEmpty() && arguments.size() == 1 && arguments.getFirst().isEmpty()) {
      arguments.clear();
    }
    if (arguments.size() != inline.parameters().size()) {
      throw new PromelaException(
          name.position(),
          "inline %s takes %d arguments but has %d"
              .formatted(name.text(), inline.parameters().size(), arguments.size()));
    }
    List<Token> block = new ArrayList<>();
    block.add(new Token(Token.Kind.SIGN, "{", name.position(), false));
    block.addAll(Arguments.substitute(inline.body(), inline.parameters(), arguments));
    block.add(new Token(Token.Kind.SIGN, "}", name.position(), false));
    in.replaceSince(mark, block);
    results.addLast(result);
    List<Stmt> body = body();
    results.removeLast();
    return new Stmt.Block(body, true, name.position());
  }
}
