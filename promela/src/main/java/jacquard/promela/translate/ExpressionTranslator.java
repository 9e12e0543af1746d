package jacquard.promela.translate;

import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.syntax.Argument;
import jacquard.promela.syntax.Expr;
import jacquard.promela.syntax.VarRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Expressions, places and messages, with all names resolved. */
final class ExpressionTranslator {
  /** What is known of other processes. */
  interface Processes {
    int index(String name, Position position);

    /** The number of the first instance that runs. */
    Expression firstInstance(String name, Position position);

    void requireParameters(String process, int given, Position position);

    Variable local(String process, String name, Position position);

    void labelIsAskedFor(String process, String label, Position position);

    void lastMoverIsAskedFor();

    /** Tells the user if a constant does not fit into the variable that it is assigned to. */
    void noteTruncation(Command.Assign assignment, Position position);

    /** How many fields the longest message of any channel has. */
    int mostFields();
  }

  private final Processes processes;
  private View view = View.OF_A_PROCESS;

  ExpressionTranslator(Processes processes) {
    this.processes = processes;
  }

  /** Who looks at the model. */
  enum View {
    OF_A_PROCESS,
    OF_A_CLAIM,
    OF_A_FORMULA
  }

  /** Says who looks at the model in what comes next. */
  void setView(View view) {
    this.view = view;
  }

  Expression expression(Expr e, Scope scope) {
    return Constants.fold(unfolded(e, scope));
  }

  private Expression unfolded(Expr e, Scope scope) {
    return switch (e) {
      case Expr.Literal(int value, String text, Position _) -> new Expression.Constant(value, text);
      case Expr.Reference(VarRef v) -> reference(v, scope);
      case Expr.Unary(var operator, Expr operand, Position _) ->
          new Expression.Unary(operator, expression(operand, scope));
      case Expr.Binary(var operator, Expr left, Expr right, Position _) ->
          new Expression.Binary(operator, expression(left, scope), expression(right, scope));
      case Expr.Conditional(Expr condition, Expr then, Expr otherwise, Position _) ->
          new Expression.Conditional(
              expression(condition, scope), expression(then, scope), expression(otherwise, scope));
      case Expr.Query(var question, VarRef channel, Position _) ->
          new Expression.Query(question, channel(channel, scope));
      case Expr.Poll(VarRef channel, var arguments, boolean random, Position position) ->
          new Expression.Poll(
              channel(channel, scope), question(channel, arguments, scope, position), random);
      case Expr.Run(String _, var _, var _, Position position) ->
          throw new PromelaException(
              position, "run is only possible as a statement or as 'x = run P()'");
      case Expr.Predefined(String name, Position position) -> predefined(name, position);
      case Expr.Priority(Expr process, Position _) ->
          new Expression.PriorityOf(expression(process, scope));
      case Expr.ProgramCounter(Expr process, Position _) ->
          new Expression.ControlOf(expression(process, scope));
      case Expr.Enabled(Expr process, Position _) ->
          new Expression.CanMove(expression(process, scope));
      case Expr.RemoteVariable(String process, var instance, VarRef variable, Position position) ->
          new Expression.RemoteLoad(
              processes.index(process, position),
              instance(process, instance, scope, position),
              place(variable, processes.local(process, variable.name(), position), scope));
      case Expr.RemoteLabel(String process, var instance, String label, Position position) -> {
        processes.labelIsAskedFor(process, label, position);
        yield new Expression.RemoteAt(
            processes.index(process, position),
            instance(process, instance, scope, position),
            label);
      }
    };
  }

  private Expression instance(
      String process, Optional<Expr> instance, Scope scope, Position position) {
    return instance.isPresent()
        ? expression(instance.get(), scope)
        : processes.firstInstance(process, position);
  }

  private Expression predefined(String name, Position position) {
    if (name.equals("_pid") && view != View.OF_A_PROCESS) {
      throw new PromelaException(position, "_pid is not supported in claims and formulas");
    }
    if (name.equals("timeout") && view == View.OF_A_FORMULA) {
      throw new PromelaException(position, "timeout is not supported in formulas");
    }
    return switch (name) {
      case "timeout" -> new Expression.Timeout();
      case "np_" -> new Expression.NonProgress();
      case "_pid" -> new Expression.Self();
      case "_nr_pr" -> new Expression.ProcessCount();
      case "_last" -> {
        processes.lastMoverIsAskedFor();
        yield new Expression.LastMover();
      }
      default -> throw new IllegalStateException(name);
    };
  }

  private Expression reference(VarRef v, Scope scope) {
    return switch (symbol(v, scope)) {
      case Symbol.Value(int value) -> new Expression.Constant(value, v.name());
      case Symbol.FixedChannel c -> fixed(c, v, scope);
      case Symbol.Stored(Variable variable) -> new Expression.Load(place(v, variable, scope));
    };
  }

  private Expression fixed(Symbol.FixedChannel c, VarRef v, Scope scope) {
    if (v.field().isPresent()) {
      throw new PromelaException(v.position(), "'" + v.name() + "' has no fields");
    }
    if (c.length() == 0) {
      if (v.index().isPresent()) {
        throw new PromelaException(v.position(), "'" + v.name() + "' is no array");
      }
      return c.first();
    }
    Expression index = expression(indexOf(v), scope);
    if (c.first() instanceof Expression.Constant(int first, String _)
        && index instanceof Expression.Constant(int i, String _)
        && i >= 0
        && i < c.length()) {
      return new Expression.Constant(first + i, v.text());
    }
    return new Expression.Binary(
        Expression.BinaryOperator.ADD, c.first(), new Expression.Bounded(index, c.length()));
  }

  Symbol symbol(VarRef v, Scope scope) {
    return scope
        .find(v.name())
        .orElseThrow(
            () -> new PromelaException(v.position(), "'" + v.name() + "' is not declared"));
  }

  /** How many elements an array has; empty for what is none. */
  OptionalInt arrayLength(VarRef v, Scope scope) {
    return switch (symbol(v, scope)) {
      case Symbol.FixedChannel c when c.length() > 0 && v.index().isEmpty() ->
          OptionalInt.of(c.length());
      case Symbol.Stored(Variable variable)
          when last(v).index().isEmpty()
              && shape(v, variable.shape()) instanceof Shape.Array(Shape _, int length) ->
          OptionalInt.of(length);
      case Symbol.FixedChannel _, Symbol.Stored _, Symbol.Value _ -> OptionalInt.empty();
    };
  }

  private static VarRef last(VarRef v) {
    return v.field().isPresent() ? last(v.field().get()) : v;
  }

  /** How what is named is built, where its last part has no index. */
  private static Shape shape(VarRef v, Shape whole) {
    if (v.field().isEmpty()) {
      return whole;
    }
    VarRef field = v.field().get();
    Shape element = whole instanceof Shape.Array(Shape e, int _) ? e : whole;
    return element instanceof Shape.Struct(String _, var fields)
        ? fields.stream()
            .filter(f -> f.name().equals(field.name()))
            .findFirst()
            .map(f -> shape(field, f.shape()))
            .orElse(element)
        : element;
  }

  /** The number of a channel. */
  Expression channel(VarRef v, Scope scope) {
    Expression e = reference(v, scope);
    if (e instanceof Expression.Load(Place place) && !place.type().equals(Type.CHAN)) {
      throw new PromelaException(v.position(), "'" + v.text() + "' is no channel");
    }
    if (e instanceof Expression.Constant && symbol(v, scope) instanceof Symbol.Value) {
      throw new PromelaException(v.position(), "'" + v.text() + "' is no channel");
    }
    return e;
  }

  /** The scalar that can be written. */
  Place place(VarRef v, Scope scope) {
    return switch (symbol(v, scope)) {
      case Symbol.Stored(Variable variable) -> place(v, variable, scope);
      case Symbol.Value _ ->
          throw new PromelaException(v.position(), "'" + v.name() + "' is a constant");
      case Symbol.FixedChannel _ -> throw new IllegalStateException("a channel that is written");
    };
  }

  private Place place(VarRef v, Variable variable, Scope scope) {
    Reached reached = reach(v, variable, scope);
    if (!(reached.shape() instanceof Shape.Scalar(Type type))) {
      throw new PromelaException(
          v.position(), "'" + v.text() + "' is no single value: name a field");
    }
    return new Place(variable, reached.offset(), reached.subscripts(), type, v.text());
  }

  private record Reached(Shape shape, int offset, List<Place.Subscript> subscripts) {}

  /** Even an array of one element has an index wherever it is used. */
  private static Expr indexOf(VarRef v) {
    return v.index()
        .orElseThrow(
            () ->
                new PromelaException(
                    v.position(),
                    "'%s' is an array: say which element, as in %s[0]"
                        .formatted(v.name(), v.name())));
  }

  /** Follows indices and fields. */
  private Reached reach(VarRef v, Variable variable, Scope scope) {
    List<Place.Subscript> subscripts = new ArrayList<>();
    int offset = variable.offset();
    Shape shape = variable.shape();
    VarRef at = v;
    while (true) {
      if (shape instanceof Shape.Array(Shape element, int length)) {
        Expression index = expression(indexOf(at), scope);
        if (index instanceof Expression.Constant(int i, String _) && i >= 0 && i < length) {
          offset += i * element.bytes();
        } else {
          subscripts.add(new Place.Subscript(index, length, element.bytes()));
        }
        shape = element;
      } else if (at.index().isPresent()) {
        throw new PromelaException(at.position(), "'" + at.name() + "' is no array");
      }
      if (at.field().isEmpty()) {
        return new Reached(shape, offset, subscripts);
      }
      VarRef field = at.field().get();
      if (!(shape instanceof Shape.Struct(String type, var fields))) {
        throw new PromelaException(field.position(), "'" + at.name() + "' has no fields");
      }
      Shape.Field found =
          fields.stream()
              .filter(f -> f.name().equals(field.name()))
              .findFirst()
              .orElseThrow(
                  () ->
                      new PromelaException(
                          field.position(),
                          "type '%s' has no field '%s'".formatted(type, field.name())));
      offset += found.offset();
      shape = found.shape();
      at = field;
    }
  }

  /** All scalars of a variable that a message carries. */
  private List<Place> scalars(VarRef v, Variable variable, Scope scope) {
    Reached reached = reach(v, variable, scope);
    List<Place> places = new ArrayList<>();
    flatten(variable, reached.shape(), reached.offset(), reached.subscripts(), v.text(), places);
    return places;
  }

  private static void flatten(
      Variable variable,
      Shape shape,
      int offset,
      List<Place.Subscript> subscripts,
      String text,
      List<Place> into) {
    switch (shape) {
      case Shape.Scalar(Type type) -> into.add(new Place(variable, offset, subscripts, type, text));
      case Shape.Array(Shape element, int length) -> {
        for (int i = 0; i < length; i++) {
          flatten(
              variable,
              element,
              offset + i * element.bytes(),
              subscripts,
              text + "[" + i + "]",
              into);
        }
      }
      case Shape.Struct(String _, var fields) ->
          fields.forEach(
              f ->
                  flatten(
                      variable,
                      f.shape(),
                      offset + f.offset(),
                      subscripts,
                      text + "." + f.name(),
                      into));
    }
  }

  /** The values of a message; a record stands for all its fields. */
  List<Expression> message(VarRef channel, List<Expr> values, Scope scope, Position position) {
    List<Expression> message = new ArrayList<>();
    for (Expr value : values) {
      if (value instanceof Expr.Reference(VarRef v)
          && symbol(v, scope) instanceof Symbol.Stored(Variable variable)) {
        scalars(v, variable, scope).forEach(p -> message.add(new Expression.Load(p)));
      } else {
        message.add(expression(value, scope));
      }
    }
    requireFields(channel, message.size(), scope, position);
    return message;
  }

  List<Pattern> patterns(VarRef channel, List<Argument> arguments, Scope scope, Position position) {
    List<Pattern> patterns = new ArrayList<>();
    for (Argument a : arguments) {
      switch (a) {
        case Argument.Anything _ -> patterns.add(new Pattern.Ignore());
        case Argument.Value(Expr value) ->
            patterns.add(new Pattern.Match(expression(value, scope)));
        case Argument.Named(VarRef v) -> {
          if (symbol(v, scope) instanceof Symbol.Stored(Variable variable)) {
            scalars(v, variable, scope).forEach(p -> patterns.add(new Pattern.Into(p)));
          } else {
            patterns.add(new Pattern.Match(reference(v, scope)));
          }
        }
      }
    }
    requireFields(channel, patterns.size(), scope, position);
    return patterns;
  }

  /** More fields than any message has are refused; another number is an error in the run. */
  private void requireFields(VarRef channel, int given, Scope scope, Position position) {
    if (given > processes.mostFields() && symbol(channel, scope) instanceof Symbol.FixedChannel c) {
      throw new PromelaException(
          position,
          "a message of '%s' has %d fields, not %d"
              .formatted(channel.text(), c.fields().size(), given));
    }
  }

  /** A question may be about the first fields of a message only. */
  private List<Pattern> question(
      VarRef channel, List<Argument> arguments, Scope scope, Position position) {
    List<Pattern> patterns = patterns(channel, arguments, scope, position);
    if (symbol(channel, scope) instanceof Symbol.FixedChannel c) {
      while (patterns.size() < c.fields().size()) {
        patterns.add(new Pattern.Ignore());
      }
    }
    return patterns;
  }
}
