package jacquard.promela.translate;

import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.build.Frame;
import jacquard.model.build.Node;
import jacquard.promela.syntax.Argument;
import jacquard.promela.syntax.Expr;
import jacquard.promela.syntax.Stmt;
import jacquard.promela.syntax.VarRef;
import jacquard.promela.translate.StatementNumbers.Part;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Translates what runs through values: {@code for} and {@code select}. */
final class Repetitions {
  /** A select between constants this far apart is a choice among them, as in Spin; else a loop. */
  static final int MAX_SELECT_DISTANCE = 32;

  /** How a graph grows. */
  interface Steps {
    /** Where names are looked up now. */
    Scope scope();

    Node node(Position position);

    void edge(Node at, Node next, Command command, Position position, String text);

    /** Says which part of a loop the next edge is, and which of several. */
    void stepOf(Stmt loop, Part part, int offset);

    /** The statements of a loop, in a scope of their own. */
    void body(List<Stmt> statements, Node at, Node next, Node behindLoop);
  }

  private final ExpressionTranslator expressions;
  private final Frame frame;
  private final Steps steps;
  private int temporaries;

  Repetitions(ExpressionTranslator expressions, Frame frame, Steps steps) {
    this.expressions = expressions;
    this.frame = frame;
    this.steps = steps;
  }

  void forRange(Stmt loop, VarRef index, Expr from, Expr to, List<Stmt> body, Node at, Node next) {
    Position position = loop.position();
    Place place = expressions.place(index, steps.scope());
    Expression value = new Expression.Load(place);
    String i = index.text();
    Node top = steps.node(position);
    Node inside = steps.node(position);
    Node step = steps.node(position);
    steps.stepOf(loop, Part.FIRST, 0);
    steps.edge(
        at,
        top,
        new Command.Assign(place, expressions.expression(from, steps.scope())),
        position,
        "for: " + i + " = first");
    Expression more =
        new Expression.Binary(
            Expression.BinaryOperator.LESS_EQUAL, value, expressions.expression(to, steps.scope()));
    steps.stepOf(loop, Part.CONDITION, 0);
    steps.edge(top, inside, new Command.Guard(more), position, "for: " + i + " <= last");
    steps.stepOf(loop, Part.ELSE, 0);
    steps.edge(top, next, new Command.Otherwise(), position, "for: else");
    steps.body(body, inside, step, next);
    steps.stepOf(loop, Part.NEXT, 0);
    steps.edge(step, top, increment(place), position, "for: " + i + "++");
  }

  private static Command increment(Place place) {
    return new Command.Assign(
        place,
        new Expression.Binary(
            Expression.BinaryOperator.ADD, new Expression.Load(place), Expression.Constant.of(1)));
  }

  void forIn(Stmt.ForIn s, Node at, Node next) {
    OptionalInt length = expressions.arrayLength(s.in(), steps.scope());
    if (length.isPresent()) {
      Position p = s.position();
      int end = length.getAsInt() - 1;
      Expr last = new Expr.Literal(end, Integer.toString(end), p);
      forRange(s, s.index(), new Expr.Literal(0, "0", p), last, s.body(), at, next);
    } else {
      forMessages(s, at, next);
    }
  }

  /** Every message of a channel is taken from the front, copied to the end, and used. */
  private void forMessages(Stmt.ForIn s, Node at, Node next) {
    Position p = s.position();
    Variable counter =
        frame.variable("for" + ++temporaries + ".count", new Shape.Scalar(Type.BYTE));
    Place place = Place.of(counter, Type.BYTE);
    Expression channel = expressions.channel(s.in(), steps.scope());
    Expression more =
        new Expression.Binary(
            Expression.BinaryOperator.LESS,
            new Expression.Load(place),
            new Expression.Query(Expression.Question.LENGTH, channel));
    List<Pattern> patterns =
        expressions.patterns(s.in(), List.of(new Argument.Named(s.index())), steps.scope(), p);
    List<Expression> values =
        expressions.message(s.in(), List.of(new Expr.Reference(s.index())), steps.scope(), p);
    Node top = steps.node(p);
    Node take = steps.node(p);
    Node put = steps.node(p);
    Node inside = steps.node(p);
    Node step = steps.node(p);
    String c = s.in().text();
    steps.stepOf(s, Part.FIRST, 0);
    steps.edge(
        at, top, new Command.Assign(place, Expression.Constant.of(0)), p, "for: first message");
    steps.stepOf(s, Part.CONDITION, 0);
    steps.edge(top, take, new Command.Guard(more), p, "for: more messages in " + c);
    steps.stepOf(s, Part.ELSE, 0);
    steps.edge(top, next, new Command.Otherwise(), p, "for: else");
    steps.stepOf(s, Part.TAKE, 0);
    steps.edge(
        take, put, new Command.Receive(channel, patterns, false, false), p, "for: take from " + c);
    steps.stepOf(s, Part.PUT_BACK, 0);
    steps.edge(put, inside, new Command.Send(channel, values, false), p, "for: put back to " + c);
    steps.body(s.body(), inside, step, next);
    steps.stepOf(s, Part.NEXT, 0);
    steps.edge(step, top, increment(place), p, "for: next message");
  }

  void select(Stmt.Select s, Node at, Node next) {
    Place place = expressions.place(s.index(), steps.scope());
    Expression from = expressions.expression(s.from(), steps.scope());
    Expression to = expressions.expression(s.to(), steps.scope());
    Position p = s.position();
    String i = s.index().text();
    Optional<Integer> first = Constants.value(from);
    Optional<Integer> last = Constants.value(to);
    if (first.isPresent()
        && last.isPresent()
        && last.get() >= first.get()
        && last.get() - first.get() <= MAX_SELECT_DISTANCE) {
      for (int v = first.get(); v <= last.get(); v++) {
        Command set = new Command.Assign(place, Expression.Constant.of(v));
        steps.stepOf(s, Part.FIRST, v - first.get());
        steps.edge(at, next, set, p, "select: " + i + " = " + v);
      }
      return;
    }
    Node top = steps.node(p);
    Node step = steps.node(p);
    steps.stepOf(s, Part.FIRST, 0);
    steps.edge(at, top, new Command.Assign(place, from), p, "select: " + i + " = first");
    Expression more =
        new Expression.Binary(Expression.BinaryOperator.LESS, new Expression.Load(place), to);
    steps.stepOf(s, Part.CONDITION, 0);
    steps.edge(top, step, new Command.Guard(more), p, "select: " + i + " < last");
    steps.stepOf(s, Part.DONE, 0);
    steps.edge(top, next, new Command.Skip(), p, "select: done");
    steps.stepOf(s, Part.NEXT, 0);
    steps.edge(step, top, increment(place), p, "select: " + i + "++");
  }
}
