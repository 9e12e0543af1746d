package jacquard.promela.translate;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.EventTrace;
import jacquard.model.Expression;
import jacquard.model.Model;
import jacquard.model.ModelTooLargeException;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.build.Frame;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.syntax.Declaration;
import jacquard.promela.syntax.Expr;
import jacquard.promela.syntax.Specification;
import jacquard.promela.syntax.Specification.Unit;
import jacquard.promela.translate.ExpressionTranslator.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A whole model. */
public final class Translator implements ExpressionTranslator.Processes {
  private final String name;
  private final Specification specification;
  private final Scope global = Scope.global();
  private final Frame frame = Frame.global();
  private final ExpressionTranslator expressions = new ExpressionTranslator(this);
  private final Types types = new Types(this::constant);
  private final Declarer declarer;
  private final Map<String, List<String>> symbols = new HashMap<>();
  private final Map<String, ProcessTranslator> translators = new LinkedHashMap<>();
  private final Map<String, Unit.Proctype> processes = new LinkedHashMap<>();
  private final List<Command> initialization = new ArrayList<>();
  private final List<Integer> initial = new ArrayList<>();
  private final List<Integer> priorities = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();
  private final List<LabelUse> labelUses = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final StatementNumbers numbers;
  private boolean tracksLastMover;

  private Translator(String name, Specification specification) {
    this.name = name;
    this.specification = specification;
    notes.addAll(specification.notes());
    WrittenNames written = new WrittenNames();
    for (Unit unit : specification.units()) {
      if (unit instanceof Unit.Proctype p) {
        written.visit(p.body());
      }
    }
    numbers = new StatementNumbers(specification);
    declarer = new Declarer(types, expressions, written.names(), this::constant);
  }

  /**
   * Resolves all names.
   *
   * @throws PromelaException for what cannot be resolved
   */
  public static Model translate(String name, Specification specification) {
    return new Translator(name, specification).translate();
  }

  /** A model, and a formula about it that its source does not have. */
  public record WithFormula(Model model, Model.Formula formula) {}

  /** Resolves all names, also those of a formula that comes from elsewhere. */
  public static WithFormula translate(
      String name, Specification specification, Specification.Formula formula) {
    Translator translator = new Translator(name, specification);
    Model model = translator.translate();
    Model.Formula translated = translator.formula(formula);
    translator.requireLabels(model.processes());
    return new WithFormula(
        translator.tracksLastMover ? model.trackingLastMover() : model, translated);
  }

  private Model.Formula formula(Specification.Formula f) {
    Map<String, Expression> atoms = new HashMap<>();
    expressions.setView(View.OF_A_FORMULA);
    f.atoms().forEach((text, e) -> atoms.put(text, expressions.expression(e, global)));
    expressions.setView(View.OF_A_PROCESS);
    return new Model.Formula(f.name(), f.text(), atoms, f.position());
  }

  private Model translate() {
    List<Unit.Never> nevers = new ArrayList<>();
    Optional<Unit.Trace> trace = Optional.empty();
    for (Unit unit : specification.units()) {
      switch (unit) {
        case Unit.RecordType type -> types.declare(type);
        case Unit.Symbols unitSymbols -> declare(unitSymbols);
        case Unit.Global(Declaration d) -> {
          Symbol symbol = declarer.allocate(d, frame);
          declarer.initialization(d, symbol, global, frame).forEach(c -> initialize(c, d));
          global.declare(d.name(), symbol, d.position());
        }
        case Unit.Proctype p -> declare(p);
        case Unit.Trace t -> {
          if (trace.isPresent()) {
            throw new PromelaException(t.position(), "a second event trace");
          }
          trace = Optional.of(t);
        }
        case Unit.Never n -> {
          if (nevers.stream().anyMatch(other -> other.name().equals(n.name()))) {
            throw new PromelaException(n.position(), "a second never claim '" + n.name() + "'");
          }
          nevers.add(n);
        }
      }
    }
    if (initial.isEmpty()) {
      throw new PromelaException(
          new Position(name, 1, 1), "no process to start: expected init or an active proctype");
    }
    List<ProcessGraph> graphs = new ArrayList<>();
    for (Unit.Proctype p : processes.values()) {
      graphs.add(
          translator(p.name())
              .translate(
                  graphs.size(),
                  p.parameters(),
                  p.provided(),
                  p.body(),
                  p.position(),
                  p.end(),
                  numbers.endOf(p)));
    }
    List<ProcessGraph> claims = new ArrayList<>();
    for (Unit.Never n : nevers) {
      claims.add(claim(n, graphs.size() + claims.size()));
    }
    int next = graphs.size() + claims.size();
    Optional<EventTrace> events = trace.map(t -> trace(t, next));
    List<Model.Formula> formulas = specification.formulas().stream().map(this::formula).toList();
    requireLabels(graphs);
    if (specification.hasPriorities()) {
      Priorities.requireBuffers(name, frame.channels(), graphs);
    }
    try {
      return new Model(
          name,
          frame.variables(),
          frame.channels(),
          frame.bytes(),
          graphs.stream().mapToInt(ProcessGraph::frameBytes).max().orElse(0),
          initialization,
          graphs,
          initial,
          edges,
          claims,
          formulas,
          tracksLastMover,
          priorities,
          events,
          symbols,
          notes.stream().distinct().toList());
    } catch (ModelTooLargeException e) {
      throw new PromelaException(new Position(name, 1, 1), String.valueOf(e.getMessage()));
    }
  }

  private ProcessGraph claim(Unit.Never n, int index) {
    ProcessTranslator translator =
        new ProcessTranslator(n.name(), declarer, expressions, this, global, edges, numbers);
    translator.variables().allocate(List.of(), n.body());
    expressions.setView(View.OF_A_CLAIM);
    ProcessGraph graph =
        translator.translate(
            index, List.of(), Optional.empty(), n.body(), n.position(), n.end(), numbers.endOf(n));
    expressions.setView(View.OF_A_PROCESS);
    return graph;
  }

  /** The place of a trace is a variable of the model, so that states differ by it. */
  private EventTrace trace(Unit.Trace t, int index) {
    TraceEvents.require(t.body());
    String word = t.isForbidden() ? "notrace" : "trace";
    Scope scope = global.inner();
    Shape any = new Shape.Scalar(Type.INT);
    scope.declare("_", new Symbol.Stored(Frame.local().variable("_", any)), t.position());
    ProcessTranslator translator =
        new ProcessTranslator(word, declarer, expressions, this, scope, edges, numbers);
    translator.variables().allocate(List.of(), t.body());
    ProcessGraph graph =
        translator.translate(
            index, List.of(), Optional.empty(), t.body(), t.position(), t.end(), numbers.endOf(t));
    Type type = Type.unsigned(16);
    Place position = Place.of(frame.variable("_" + word, new Shape.Scalar(type)), type);
    initialization.add(new Command.Assign(position, Expression.Constant.of(graph.entry())));
    return new EventTrace(graph, position, t.isForbidden());
  }

  private void initialize(Command command, Declaration d) {
    if (command instanceof Command.Assign assignment) {
      noteTruncation(assignment, d.position());
    }
    initialization.add(command);
  }

  /** Symbols of one declaration are numbered from the last to the first, as Spin does. */
  private void declare(Unit.Symbols unit) {
    String type = unit.name().isEmpty() ? "mtype" : "mtype:" + unit.name();
    List<String> names = symbols.computeIfAbsent(type, _ -> new ArrayList<>());
    for (String symbol : unit.symbols().reversed()) {
      names.add(symbol);
      global.declare(symbol, new Symbol.Value(names.size()), unit.position());
    }
  }

  private void declare(Unit.Proctype p) {
    if (processes.putIfAbsent(p.name(), p) != null) {
      throw new PromelaException(p.position(), "proctype '" + p.name() + "' is declared twice");
    }
    int index = processes.size() - 1;
    ProcessTranslator translator =
        new ProcessTranslator(p.name(), declarer, expressions, this, global, edges, numbers);
    if (specification.hasPriorities()) {
      translator.variables().allocatePriority();
    }
    translator.variables().allocate(p.parameters(), p.body());
    translators.put(p.name(), translator);
    int instances = p.active().map(this::constant).orElse(0);
    int priority = p.priority().map(e -> Priorities.ofProctype(e, expressions, global)).orElse(1);
    for (int i = 0; i < instances; i++) {
      initial.add(index);
      if (specification.hasPriorities()) {
        priorities.add(priority);
      }
    }
  }

  private int constant(Expr e) {
    return Constants.value(expressions.expression(e, global))
        .orElseThrow(() -> new PromelaException(e.position(), "expected a constant"));
  }

  private ProcessTranslator translator(String process) {
    ProcessTranslator translator = translators.get(process);
    if (translator == null) {
      throw new IllegalStateException(process);
    }
    return translator;
  }

  @Override
  public int index(String process, Position position) {
    int index = List.copyOf(processes.keySet()).indexOf(process);
    if (index < 0) {
      throw new PromelaException(position, "there is no proctype '" + process + "'");
    }
    return index;
  }

  @Override
  public void requireParameters(String process, int given, Position position) {
    index(process, position);
    Unit.Proctype p = processes.get(process);
    if (p != null && p.parameters().size() != given) {
      throw new PromelaException(
          position,
          "proctype '%s' takes %d arguments, not %d"
              .formatted(process, p.parameters().size(), given));
    }
  }

  @Override
  public Expression firstInstance(String process, Position position) {
    int index = index(process, position);
    int first = initial.indexOf(index);
    boolean isOnly =
        first >= 0
            && first == initial.lastIndexOf(index)
            && !specification.started().contains(process);
    return isOnly ? Expression.Constant.of(first) : new Expression.FirstOf(index);
  }

  @Override
  public Variable local(String process, String variable, Position position) {
    index(process, position);
    return translator(process)
        .variables()
        .local(variable)
        .orElseThrow(
            () ->
                new PromelaException(
                    position, "proctype '%s' has no variable '%s'".formatted(process, variable)));
  }

  /** Other processes may ask for a label that is not translated yet. */
  private record LabelUse(String process, String label, Position position) {}

  @Override
  public void labelIsAskedFor(String process, String label, Position position) {
    labelUses.add(new LabelUse(process, label, position));
  }

  private void requireLabels(List<ProcessGraph> graphs) {
    for (LabelUse use : labelUses) {
      if (!graphs.get(index(use.process(), use.position())).labels().containsKey(use.label())) {
        throw new PromelaException(
            use.position(),
            "proctype '%s' has no label '%s'".formatted(use.process(), use.label()));
      }
    }
  }

  @Override
  public void noteTruncation(Command.Assign assignment, Position position) {
    if (assignment.value() instanceof Expression.Constant(int value, String text)) {
      int kept = assignment.target().type().narrow(value);
      if (kept != value) {
        notes.add(
            "%s: %s is truncated to %d in '%s', which is a %s"
                .formatted(
                    position,
                    text,
                    kept,
                    assignment.target().text(),
                    assignment.target().type().name()));
      }
    }
  }

  @Override
  public int mostFields() {
    return Stream.concat(
            frame.channels().stream(),
            translators.values().stream().flatMap(t -> t.variables().frame().channels().stream()))
        .mapToInt(c -> c.fields().size())
        .max()
        .orElse(0);
  }

  @Override
  public void lastMoverIsAskedFor() {
    tracksLastMover = true;
  }
}
