package jacquard.promela.syntax;

import jacquard.model.Position;
import jacquard.promela.lex.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Declarations of variables, parameters and fields. */
final class DeclarationParser {
  private final TokenReader in;
  private final ExpressionParser expressions;
  private final Set<String> recordTypes;
  private final List<Declaration> variables = new ArrayList<>();

  DeclarationParser(TokenReader in, ExpressionParser expressions, Set<String> recordTypes) {
    this.in = in;
    this.expressions = expressions;
    this.recordTypes = recordTypes;
  }

  /** Whether a declaration starts here. */
  boolean isHere() {
    Token t = in.peek();
    return t.isName()
        && (Words.TYPES.contains(t.text())
            || Words.VISIBILITY.contains(t.text())
            || (recordTypes.contains(t.text()) && in.peek(1).isName()));
  }

  /** Declarations of one type, up to the sign behind them. */
  List<Declaration> declarations() {
    while (Words.VISIBILITY.contains(in.peek().text())) {
      in.next();
    }
    String type = typeName();
    List<Declaration> declarations = new ArrayList<>();
    do {
      declarations.add(declaration(type));
    } while (in.accept(","));
    return declarations;
  }

  private String typeName() {
    Token t = in.peek();
    if (!Words.TYPES.contains(t.text()) && !recordTypes.contains(t.text())) {
      throw in.unexpected("a type");
    }
    in.next();
    if (t.is("mtype") && in.sees(":") && in.peek(1).isName()) {
      in.next();
      return "mtype:" + in.next().text();
    }
    return t.text();
  }

  private Declaration declaration(String type) {
    Position position = in.position();
    String name = in.expectName("a name for the variable");
    Optional<Expr> bits = Optional.empty();
    Optional<Expr> length = Optional.empty();
    Optional<Declaration.Initial> initial = Optional.empty();
    if (in.accept(":")) {
      Token number = in.peek();
      if (number.kind() != Token.Kind.NUMBER) {
        throw in.unexpected("a number of bits");
      }
      in.next();
      bits =
          Optional.of(
              new Expr.Literal(Integer.parseInt(number.text()), number.text(), number.position()));
    }
    if (in.accept("[")) {
      length = Optional.of(expressions.expression());
      in.expect("]");
    }
    if (in.accept("=")) {
      initial = Optional.of(initial(type));
    }
    Declaration declaration = new Declaration(type, name, bits, length, initial, position);
    variables.add(declaration);
    return declaration;
  }

  /** All declarations so far, without fields of records. */
  List<Declaration> variables() {
    return variables;
  }

  /** The fields of a record are no variables. */
  void areFields(List<Declaration> fields) {
    variables.removeAll(fields);
  }

  private Declaration.Initial initial(String type) {
    if (type.equals("chan") && in.accept("[")) {
      Expr capacity = expressions.expression();
      in.expect("]");
      in.expect("of");
      in.expect("{");
      List<String> fields = new ArrayList<>();
      do {
        fields.add(typeName());
      } while (in.accept(","));
      in.expect("}");
      return new Declaration.Initial.NewChannel(capacity, fields);
    }
    if (in.accept("{")) {
      List<Expr> values = new ArrayList<>();
      do {
        values.add(expressions.expression());
      } while (in.accept(","));
      in.expect("}");
      return new Declaration.Initial.Values(values);
    }
    return new Declaration.Initial.Value(expressions.expression());
  }
}
