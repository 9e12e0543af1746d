package jacquard.promela.translate;

import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Place;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.build.Frame;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.syntax.Declaration;
import jacquard.promela.syntax.Declaration.Initial;
import jacquard.promela.syntax.Expr;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Gives declared names their bytes and their first values. */
final class Declarer {
  private final Types types;
  private final ExpressionTranslator expressions;
  private final Set<String> written;
  private final ToIntFunction<Expr> constants;
  private final IdentityHashMap<Declaration, Expression> firstChannels = new IdentityHashMap<>();

  /**
   * @param written names that some statement writes; other channel names need no variable
   */
  Declarer(
      Types types,
      ExpressionTranslator expressions,
      Set<String> written,
      ToIntFunction<Expr> constants) {
    this.types = types;
    this.expressions = expressions;
    this.written = written;
    this.constants = constants;
  }

  /** Gives a variable or channel its place. */
  Symbol allocate(Declaration d, Frame frame) {
    if (!(d.initial().orElse(null) instanceof Initial.NewChannel(Expr capacity, var fields))) {
      return new Symbol.Stored(frame.variable(d.name(), types.shape(d)));
    }
    int buffered = constants.applyAsInt(capacity);
    if (buffered < 0 || buffered > 255) {
      throw new PromelaException(d.position(), "expected a capacity from 0 to 255");
    }
    List<Type> message = types.message(fields, d.position());
    int length = d.length().map(constants::applyAsInt).orElse(0);
    int first = frame.channels().size();
    for (int i = 0; i < Math.max(1, length); i++) {
      frame.channel(length == 0 ? d.name() : d.name() + "[" + i + "]", buffered, message);
    }
    Expression number =
        frame.scope() == Variable.Scope.GLOBAL
            ? new Expression.Constant(first + 1, d.name())
            : new Expression.OwnChannel(first);
    firstChannels.put(d, number);
    return written.contains(d.name())
        ? new Symbol.Stored(frame.variable(d.name(), types.shape(d)))
        : new Symbol.FixedChannel(number, length, buffered, message);
  }

  /** The commands that give a variable its first value; none where zeros do. */
  List<Command> initialization(Declaration d, Symbol symbol, Scope scope) {
    List<Command> commands = new ArrayList<>();
    if (symbol instanceof Symbol.Stored(Variable variable)) {
      initialize(
          d, variable, variable.shape(), variable.offset(), variable.name(), scope, commands);
    }
    return commands;
  }

  private void initialize(
      Declaration d,
      Variable variable,
      Shape shape,
      int offset,
      String text,
      Scope scope,
      List<Command> into) {
    switch (shape) {
      case Shape.Scalar(Type type) -> {
        if (d.initial().isPresent()) {
          Place place = new Place(variable, offset, List.of(), type, text);
          into.add(new Command.Assign(place, first(d, 0, scope)));
        }
      }
      case Shape.Struct(String name, var fields) -> {
        List<Declaration> declared = types.fields(name);
        for (int f = 0; f < declared.size(); f++) {
          Shape.Field field = fields.get(f);
          initialize(
              declared.get(f),
              variable,
              field.shape(),
              offset + field.offset(),
              text + "." + field.name(),
              scope,
              into);
        }
      }
      case Shape.Array(Shape element, int length) -> {
        for (int i = 0; i < length; i++) {
          int at = offset + i * element.bytes();
          String name = text + "[" + i + "]";
          if (element instanceof Shape.Scalar(Type type)) {
            if (d.initial().isPresent()) {
              into.add(
                  new Command.Assign(
                      new Place(variable, at, List.of(), type, name), first(d, i, scope)));
            }
          } else {
            initialize(d, variable, element, at, name, scope, into);
          }
        }
      }
    }
  }

  private Expression first(Declaration d, int index, Scope scope) {
    return switch (d.initial().orElseThrow()) {
      case Initial.Value(Expr value) -> expressions.expression(value, scope);
      case Initial.Values(var values) -> {
        if (index >= values.size()) {
          throw new PromelaException(d.position(), "too few values for '" + d.name() + "'");
        }
        yield expressions.expression(values.get(index), scope);
      }
      case Initial.NewChannel _ -> {
        Expression first = firstChannels.get(d);
        if (first == null) {
          throw new PromelaException(
              d.position(), "channels inside record types are not supported; declare a variable");
        }
        yield index == 0
            ? first
            : new Expression.Binary(
                Expression.BinaryOperator.ADD, first, Expression.Constant.of(index));
      }
    };
  }
}
