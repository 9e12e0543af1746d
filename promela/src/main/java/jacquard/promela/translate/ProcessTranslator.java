package jacquard.promela.translate;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.build.EndlessJumpException;
import jacquard.model.build.GraphBuilder;
import jacquard.model.build.Node;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.syntax.Declaration;
import jacquard.promela.syntax.Expr;
import jacquard.promela.syntax.Stmt;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Grows the graph of one process.
 *
 * <p>Every statement is translated at a node, with the node behind it. A statement that is the
 * first of an option shares its node with the other options, so a jump there is a step; elsewhere a
 * jump makes its node the same as its target.
 */
final class ProcessTranslator implements Repetitions.Steps {
  private final String name;
  private final Declarer declarer;
  private final ProcessVariables variables;
  private final ExpressionTranslator expressions;
  private final ExpressionTranslator.Processes processes;
  private final Repetitions repetitions;
  private final StatementNumbers numbers;
  private final Deque<Node> escapes = new ArrayDeque<>();
  private GraphBuilder graph;
  private Labels labels;
  private Deque<Node> breaks = new ArrayDeque<>();
  private Scope scope;
  private int atomicDepth;
  private boolean inStep;
  private Guards guards = new Guards();
  private int statements;
  private int number = -1;

  ProcessTranslator(
      String name,
      Declarer declarer,
      ExpressionTranslator expressions,
      ExpressionTranslator.Processes processes,
      Scope global,
      List<Edge> edges,
      StatementNumbers numbers) {
    this.name = name;
    this.declarer = declarer;
    this.variables = new ProcessVariables(declarer);
    this.expressions = expressions;
    this.processes = processes;
    this.numbers = numbers;
    this.repetitions = new Repetitions(expressions, variables.frame(), this);
    this.scope = global.inner();
    this.graph = new GraphBuilder(edges);
    this.labels = new Labels(graph);
  }

  /** Where its variables are; to be allocated before anything is translated. */
  ProcessVariables variables() {
    return variables;
  }

  ProcessGraph translate(
      int index,
      List<Declaration> parameters,
      Optional<Expr> provided,
      List<Stmt> body,
      Position start,
      Position end,
      int endNumber) {
    List<Place> places = new ArrayList<>();
    variables
        .priority()
        .ifPresent(
            v -> {
              scope.declare(Priorities.NAME, new Symbol.Stored(v), start);
              places.add(Place.of(v, Type.BYTE));
            });
    for (Declaration d : parameters) {
      Symbol symbol = declare(d);
      if (!(symbol instanceof Symbol.Stored(Variable v))
          || !(v.shape() instanceof Shape.Scalar(Type type))) {
        throw new PromelaException(d.position(), "a parameter is a single value");
      }
      places.add(Place.of(v, type));
    }
    List<Command> initialization = new ArrayList<>();
    int first = 0;
    for (; first < body.size(); first++) {
      if (body.get(first) instanceof Stmt.Declare s) {
        Declaration d = s.declaration();
        initialization.addAll(declarer.initialization(d, declare(d), scope, variables.frame()));
      } else if (!(body.get(first) instanceof Stmt.Promise)) {
        break;
      }
    }
    Node entry = graph.node(start, false);
    Node last = graph.node(end, false);
    last.mark(Location.Mark.END);
    graph.statement(endNumber);
    graph.edge(last, last, new Command.End(), false, end, "-end-");
    sequence(body.subList(first, body.size()), entry, last, false);
    labels.requireDefined();
    try {
      List<Location> locations = graph.finish();
      return new ProcessGraph(
          index,
          name,
          places,
          variables.frame().variables(),
          variables.frame().channels(),
          variables.frame().bytes(),
          initialization,
          locations,
          graph.number(entry),
          provided.map(p -> expressions.expression(p, scope)),
          labels.locations());
    } catch (EndlessJumpException e) {
      throw new PromelaException(e.position(), String.valueOf(e.getMessage()));
    }
  }

  private Symbol declare(Declaration d) {
    Symbol symbol = variables.symbol(d);
    scope.declare(d.name(), symbol, d.position());
    return symbol;
  }

  @Override
  public Scope scope() {
    return scope;
  }

  @Override
  public Node node(Position position) {
    return graph.node(position, atomicDepth > 0);
  }

  @Override
  public void edge(Node at, Node next, Command command, Position position, String text) {
    guards.note(at, command);
    silentEdge(at, next, command, position, text);
  }

  /** An edge that is no guard, though it may be the first of a deterministic step. */
  private void silentEdge(Node at, Node next, Command command, Position position, String text) {
    graph.statement(number);
    graph.edge(at, next, command, atomicDepth > 0, position, text, List.copyOf(escapes));
  }

  @Override
  public void stepOf(Stmt loop, StatementNumbers.Part part, int offset) {
    number = numbers.of(loop, part) + offset;
  }

  private void sequence(List<Stmt> statements, Node at, Node next, boolean option) {
    List<Stmt> steps = statements.stream().filter(s -> !(s instanceof Stmt.Promise)).toList();
    if (steps.isEmpty()) {
      jump(at, next, option, Position.NOWHERE, "skip");
      return;
    }
    Node here = at;
    for (int i = 0; i < steps.size(); i++) {
      boolean isLast = i == steps.size() - 1;
      Node after = isLast ? next : node(steps.get(i + 1).position());
      boolean rests =
          i > 0
              && (steps.get(i) instanceof Stmt.Goto || steps.get(i) instanceof Stmt.Break)
              && handsOver(steps.get(i - 1));
      statement(steps.get(i), here, after, (option && i == 0) || rests);
      here = after;
    }
  }

  private void scoped(List<Stmt> statements, Node at, Node next, boolean option) {
    scope = scope.inner();
    sequence(statements, at, next, option);
    scope = scope.outer();
  }

  private void block(Stmt.Block s, Node at, Node next, boolean option) {
    scope = s.inlined() ? scope.inlined() : scope.inner();
    sequence(s.body(), at, next, option);
    scope = scope.outer();
  }

  @Override
  public void body(List<Stmt> statements, Node at, Node next, Node behindLoop) {
    breaks.addLast(behindLoop);
    scoped(statements, at, next, false);
    breaks.removeLast();
  }

  private void jump(Node at, Node target, boolean option, Position position, String text) {
    if (option) {
      silentEdge(at, target, new Command.Skip(), position, text);
    } else {
      at.isSameAs(target);
    }
  }

  private void statement(Stmt statement, Node at, Node next, boolean option) {
    if (option && inStep && Guards.commits(statement)) {
      Node chosen = node(statement.position());
      silentEdge(at, chosen, new Command.Skip(), statement.position(), "");
      guards.follow(statement, at, chosen);
      statement(statement, chosen, next, false);
      return;
    }
    int outer = number;
    number = numbers.of(statement);
    translate(statement, at, next, option);
    number = outer;
    if (!(statement instanceof Stmt.Unless)) {
      at.number(++statements);
    }
  }

  private void translate(Stmt statement, Node at, Node next, boolean option) {
    switch (statement) {
      case Stmt.Declare s -> declaration(s, at, next);
      case Stmt.Condition s -> condition(s, at, next);
      case Stmt.Assign s -> assign(s, at, next);
      case Stmt.Send s -> {
        Command send =
            new Command.Send(
                expressions.channel(s.channel(), scope),
                expressions.message(s.channel(), s.values(), scope, s.position()),
                s.sorted());
        edge(at, next, send, s.position(), s.text());
      }
      case Stmt.Receive s -> {
        Command receive =
            new Command.Receive(
                expressions.channel(s.channel(), scope),
                expressions.patterns(s.channel(), s.arguments(), scope, s.position()),
                s.random(),
                s.copy());
        edge(at, next, receive, s.position(), s.text());
      }
      case Stmt.Assert s -> {
        Command check = new Command.Assert(expressions.expression(s.condition(), scope));
        edge(at, next, check, s.position(), s.text());
      }
      case Stmt.SetPriority s -> {
        Command set =
            new Command.SetPriority(
                expressions.expression(s.process(), scope),
                expressions.expression(s.priority(), scope));
        edge(at, next, set, s.position(), s.text());
      }
      case Stmt.Print s -> {
        List<Expression> values =
            s.values().stream().map(v -> expressions.expression(v, scope)).toList();
        edge(at, next, new Command.Print(s.format(), values), s.position(), s.text());
      }
      case Stmt.Else s -> edge(at, next, new Command.Otherwise(), s.position(), "else");
      case Stmt.Goto s -> {
        Node target = labels.target(s.label(), s.position());
        jump(at, target, option, s.position(), "goto " + s.label());
      }
      case Stmt.Break s -> {
        if (breaks.isEmpty()) {
          throw new PromelaException(s.position(), "break is only possible inside a loop");
        }
        jump(at, breaks.getLast(), option, s.position(), "break");
      }
      case Stmt.Labelled s -> labelled(s, at, next, option);
      case Stmt.If s -> choice(s, at, next);
      case Stmt.Do s -> loop(s, at, next, option);
      case Stmt.Block s -> block(s, at, next, true);
      case Stmt.Atomic s -> {
        atomicDepth++;
        scoped(s.body(), at, next, true);
        atomicDepth--;
      }
      case Stmt.DStep s -> deterministic(s, at, next, option);
      case Stmt.Unless s -> unless(s, at, next, option);
      case Stmt.ForRange s ->
          repetitions.forRange(s, s.index(), s.from(), s.to(), s.body(), at, next);
      case Stmt.ForIn s -> repetitions.forIn(s, at, next);
      case Stmt.Select s -> repetitions.select(s, at, next);
      case Stmt.Empty s -> edge(at, next, new Command.Skip(), s.position(), "skip");
      case Stmt.Promise _ -> throw new IllegalStateException("no step");
    }
  }

  /** A declaration behind the first statement sets its variable when control gets there. */
  private void declaration(Stmt.Declare s, Node at, Node next) {
    Declaration d = s.declaration();
    Symbol symbol = declare(d);
    List<Command> commands = declarer.initialization(d, symbol, scope, variables.frame());
    if (symbol instanceof Symbol.FixedChannel) {
      throw new PromelaException(
          d.position(), "a channel is created at the start of a proctype, before any statement");
    }
    Command command =
        !commands.isEmpty()
            ? commands.getFirst()
            : symbol instanceof Symbol.Stored(Variable v)
                    && v.shape() instanceof Shape.Scalar(Type type)
                ? new Command.Assign(Place.of(v, type), Expression.Constant.of(0))
                : new Command.Skip();
    edge(at, next, command, d.position(), d.type() + " " + d.name());
  }

  private void condition(Stmt.Condition s, Node at, Node next) {
    Command command =
        s.condition() instanceof Expr.Run run
            ? start(run, Optional.empty())
            : isSkip(s.condition())
                ? new Command.Skip()
                : new Command.Guard(expressions.expression(s.condition(), scope));
    edge(at, next, command, s.position(), s.text());
  }

  private static boolean isSkip(Expr e) {
    return e instanceof Expr.Literal(int value, String _, Position _) && value != 0;
  }

  private void assign(Stmt.Assign s, Node at, Node next) {
    if (s.target().name().equals("_")) {
      edge(at, next, new Command.Skip(), s.position(), s.text());
      return;
    }
    Place target = expressions.place(s.target(), s.returned() ? scope.caller() : scope);
    Command command =
        s.value() instanceof Expr.Run run
            ? start(run, Optional.of(target))
            : new Command.Assign(target, expressions.expression(s.value(), scope));
    if (command instanceof Command.Assign assignment) {
      processes.noteTruncation(assignment, s.position());
    }
    edge(at, next, command, s.position(), s.text());
  }

  private Command start(Expr.Run run, Optional<Place> number) {
    List<Expression> arguments = new ArrayList<>();
    run.arguments().forEach(a -> arguments.add(expressions.expression(a, scope)));
    processes.requireParameters(run.process(), arguments.size(), run.position());
    if (variables.priority().isPresent()) {
      int given = run.priority().map(p -> Priorities.ofRun(p, expressions, scope)).orElse(1);
      arguments.addFirst(Expression.Constant.of(given));
    }
    return new Command.Start(processes.index(run.process(), run.position()), arguments, number);
  }

  /** The first statement of an option shares its node with others; a label needs its own. */
  private void labelled(Stmt.Labelled s, Node shared, Node next, boolean option) {
    Node at = option ? node(s.position()) : shared;
    if (option) {
      shared.includes(at);
      guards.continueAt(shared, at);
    }
    labels.define(s.label(), s.position(), scope).isSameAs(at);
    boolean isMarked = Labels.mark(s.label(), at);
    Node from = at;
    if (isMarked && Labels.isJump(s.statement())) { // which is no place to be, so Spin adds one
      from = node(s.position());
      silentEdge(at, from, new Command.Skip(), s.position(), s.label() + ": skip");
    }
    statement(s.statement(), from, next, false);
  }

  private void choice(Stmt.If s, Node at, Node next) {
    Node end = next;
    if (s.options().stream().anyMatch(o -> handsOver(o.getLast()))) {
      end = node(s.position());
      number = numbers.endOf(s);
      jump(end, next, true, s.position(), "fi");
    }
    for (List<Stmt> option : Options.elseLast(s.options())) {
      scoped(option, at, handsOver(option.getLast()) ? end : next, true);
    }
  }

  /**
   * Whether the process may come to rest behind a statement, though it is inside an atomic
   * sequence: its message was received, and the receiver goes on. A jump that follows is then a
   * step of its own, as in Spin; elsewhere in an atomic sequence nobody would see that.
   */
  private boolean handsOver(Stmt statement) {
    return atomicDepth > 0
        && switch (statement) {
          case Stmt.Send s ->
              !(scope.find(s.channel().name()).orElse(null) instanceof Symbol.FixedChannel c)
                  || c.capacity() == 0;
          case Stmt.Labelled s -> handsOver(s.statement());
          case Stmt.Block s -> !s.body().isEmpty() && handsOver(s.body().getLast());
          case Stmt.Atomic s -> !s.body().isEmpty() && handsOver(s.body().getLast());
          default -> false;
        };
  }

  private void loop(Stmt.Do s, Node at, Node next, boolean option) {
    // Where others share the node, or an atomic sequence starts, control comes back to another one.
    Node top = option ? node(s.position()) : at;
    if (option) {
      at.includes(top);
      guards.continueAt(at, top);
    }
    breaks.addLast(next);
    Options.elseLast(s.options()).forEach(o -> scoped(o, top, top, true));
    breaks.removeLast();
    top.number(++statements);
  }

  private void deterministic(Stmt.DStep s, Node at, Node next, boolean option) {
    if (option && s.body().getFirst() instanceof Stmt.Else e) {
      otherwise(s, e, at, next);
      return;
    }
    Guards ofStep = new Guards();
    Region region = region(s.body(), s.position(), ofStep);
    edge(at, next, new Command.Deterministic(region), s.position(), Options.text(s.body()));
  }

  /** A deterministic step that starts with an else is an atomic sequence of that and the rest. */
  private void otherwise(Stmt.DStep s, Stmt.Else first, Node at, Node next) {
    List<Stmt> rest = s.body().subList(1, s.body().size());
    if (rest.isEmpty()) {
      edge(at, next, new Command.Otherwise(), first.position(), "else");
      return;
    }
    atomicDepth++;
    Node behind = node(s.position());
    edge(at, behind, new Command.Otherwise(), first.position(), "else");
    Region region = region(rest, s.position(), Guards.NONE);
    number = -1; // Spin has one step for both
    edge(behind, next, new Command.Deterministic(region), s.position(), Options.text(rest));
    atomicDepth--;
  }

  private Region region(List<Stmt> body, Position position, Guards ofStep) {
    GraphBuilder outerGraph = graph;
    Labels outerLabels = labels;
    Deque<Node> outerBreaks = breaks;
    Deque<Node> outerEscapes = new ArrayDeque<>(escapes);
    Guards outerGuards = guards;
    boolean wasInStep = inStep;
    graph = outerGraph.nested();
    labels = new Labels(graph);
    breaks = new ArrayDeque<>();
    escapes.clear();
    guards = ofStep;
    inStep = true;
    Node entry = graph.node(position, false);
    Node exit = graph.node(position, false);
    guards.startAt(entry);
    scoped(body, entry, exit, false);
    labels.requireDefined();
    Region region = graph.region(entry, exit, guards.commands());
    graph = outerGraph;
    labels = outerLabels;
    breaks = outerBreaks;
    escapes.addAll(outerEscapes);
    guards = outerGuards;
    inStep = wasInStep;
    return region;
  }

  private void unless(Stmt.Unless s, Node at, Node next, boolean option) {
    Node escape = node(s.position());
    escapes.addLast(escape);
    part(s.main(), at, next, option);
    escapes.removeLast();
    part(s.escape(), escape, next, false);
    if (!(s.main() instanceof Stmt.Block)) {
      at.number(++statements);
    }
  }

  /** The braces around one side of an unless are no block. */
  private void part(Stmt side, Node at, Node next, boolean option) {
    if (side instanceof Stmt.Block block) {
      block(block, at, next, option);
    } else {
      statement(side, at, next, option);
    }
  }
}
