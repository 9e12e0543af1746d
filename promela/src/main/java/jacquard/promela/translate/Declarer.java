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
    int buffered = capacity(d, capacity);
    List<Type> message = types.message(fields, d.position());
    int length = d.length().map(constants::applyAsInt).orElse(0);
    int first = frame.channels().size();
    for (int i = 0; i < Math.max(1, length); i++) {
      frame.channel(length == 0 ? d.name() : d.name() + "[" + i + "]", buffered, message);
    }
    Expression number = number(frame, first, d.name());
    firstChannels.put(d, number);
    return written.contains(d.name())
        ? new Symbol.Stored(frame.variable(d.name(), types.shape(d)))
        : new Symbol.FixedChannel(number, length, buffered, message);
  }

  /** The commands that give a variable its first value; none where zeros do. */
  List<Command> initialization(Declaration d, Symbol symbol, Scope scope, Frame frame) {
    List<Command> commands = new ArrayList<>();
    if (symbol instanceof Symbol.Stored(Variable variable)) {
      Initialization i = new Initialization(variable, scope, frame, commands);
      initialize(d, i, variable.shape(), variable.offset(), variable.name());
    }
    return commands;
  }

  /**
   * The first values of one variable.
   *
   * @param frame where the channels are that come with it
   * @param commands that give it its values, so far
   */
  private record Initialization(
      Variable variable, Scope scope, Frame frame, List<Command> commands) {
    void assign(int offset, Type type, String text, Expression value) {
      commands.add(new Command.Assign(new Place(variable, offset, List.of(), type, text), value));
    }
  }

  private void initialize(
      Declaration d, Initialization into, Shape shape, int offset, String text) {
    switch (shape) {
      case Shape.Scalar(Type type) -> {
        if (d.initial().isPresent()) {
          into.assign(offset, type, text, first(d, 0, text, into));
        }
      }
      case Shape.Struct(String name, var fields) -> {
        List<Declaration> declared = types.fields(name);
        for (int f = 0; f < declared.size(); f++) {
          Shape.Field field = fields.get(f);
          initialize(
              declared.get(f),
              into,
              field.shape(),
              offset + field.offset(),
              text + "." + field.name());
        }
      }
      case Shape.Array(Shape element, int length) -> {
        for (int i = 0; i < length; i++) {
          int at = offset + i * element.bytes();
          String name = text + "[" + i + "]";
          if (element instanceof Shape.Scalar(Type type)) {
            if (d.initial().isPresent()) {
              into.assign(at, type, name, first(d, i, name, into));
            }
          } else {
            initialize(d, into, element, at, name);
          }
        }
      }
    }
  }

  private Expression first(Declaration d, int index, String text, Initialization into) {
    return switch (d.initial().orElseThrow()) {
      case Initial.Value(Expr value) -> expressions.expression(value, into.scope());
      case Initial.Values(var values) -> {
        if (index >= values.size()) {
          throw new PromelaException(d.position(), "too few values for '" + d.name() + "'");
        }
        yield expressions.expression(values.get(index), into.scope());
      }
      case Initial.NewChannel c -> {
        Expression first = firstChannels.get(d);
        if (first == null) {
          yield inRecord(d, c, text, into.frame());
        }
        yield index == 0
            ? first
            : new Expression.Binary(
                Expression.BinaryOperator.ADD, first, Expression.Constant.of(index));
      }
    };
  }

  /** A channel that comes with a record: every record of the type has its own. */
  private Expression inRecord(Declaration d, Initial.NewChannel c, String text, Frame frame) {
    int number = frame.channels().size();
    frame.channel(text, capacity(d, c.capacity()), types.message(c.fields(), d.position()));
    return number(frame, number, text);
  }

  private int capacity(Declaration d, Expr capacity) {
    int buffered = constants.applyAsInt(capacity);
    if (buffered < 0 || buffered > 255) {
      throw new PromelaException(d.position(), "expected a capacity from 0 to 255");
    }
    return buffered;
  }

  private static Expression number(Frame frame, int index, String text) {
    return frame.scope() == Variable.Scope.GLOBAL
        ? new Expression.Constant(index + 1, text)
        : new Expression.OwnChannel(index);
  }
}
