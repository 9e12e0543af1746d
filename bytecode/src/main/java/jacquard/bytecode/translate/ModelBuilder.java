package jacquard.bytecode.translate;

import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.execute.Program;
import jacquard.bytecode.execute.StepInfo;
import jacquard.bytecode.execute.StepPath;
import jacquard.bytecode.execute.Visibility;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.heap.Places.Assignment;
import jacquard.bytecode.heap.Slot;
import jacquard.bytecode.heap.Slot.Part;
import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ModelTooLargeException;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.build.GraphBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Turns the steps of all processes into a model. */
final class ModelBuilder {
  /** What a step is called that stands for all that the model has no room for. */
  static final String NO_ROOM = "no room in the model";

  private static final int MOST_LOCATIONS = 60_000;

  private final Program program;
  private final StepPath main;
  private final List<Nodes> processes;
  private final Variables variables;
  private final List<Edge> edges = new ArrayList<>();
  private final Map<Integer, List<StepInfo>> steps = new TreeMap<>();

  ModelBuilder(Program program, StepPath main, List<Nodes> processes) {
    this.program = program;
    this.main = main;
    this.processes = processes;
    this.variables = new Variables(program);
  }

  JavaModel build(String name) {
    List<Map<String, List<StepPath>>> reached = new ArrayList<>();
    for (Nodes nodes : processes) {
      Map<String, List<StepPath>> paths = nodes.reached();
      paths.keySet().forEach(key -> note(nodes.get(key)));
      reached.add(paths);
    }
    List<ProcessGraph> graphs = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int p = 0; p < processes.size(); p++) {
      names.add(threadName(p));
      graphs.add(graph(p, names.get(p), processes.get(p), reached.get(p)));
    }
    return new JavaModel(
        model(name, graphs), steps, names, List.copyOf(program.cuts().values()), program.waits());
  }

  private Model model(String name, List<ProcessGraph> graphs) {
    int frameBytes = graphs.stream().mapToInt(ProcessGraph::frameBytes).max().orElse(0);
    try {
      return new Model(
          name,
          variables.globals().variables(),
          List.of(),
          variables.globals().bytes(),
          frameBytes,
          variables.initialization(),
          graphs,
          graphs.stream().map(ProcessGraph::index).toList(),
          edges,
          List.of(),
          List.of(),
          false,
          List.of(),
          Optional.empty(),
          Map.of(),
          List.of());
    } catch (ModelTooLargeException e) {
      throw new UnsupportedCodeException(name + ": " + e.getMessage());
    }
  }

  private String threadName(int process) {
    int thread = program.threads().get(process);
    HeapObject object = program.heap().get(thread);
    Cell cell = Cell.field(thread, Heap.field(program.classes().find(Program.THREAD), "name"));
    return object.get(cell) instanceof Value.Ref r && r.object() != 0
        ? program.heap().get(r.object()).payload(String.class).orElse(object.label())
        : process == 0 ? "main" : "thread-" + process;
  }

  private void note(Node node) {
    node.needed()
        .forEach((slot, domain) -> variables.note(slot, domain, localName(node.template(), slot)));
  }

  private static String localName(StepPath at, Slot.OfProcess slot) {
    if (slot.depth() < 0) {
      return "made" + slot.index();
    }
    var frame = at.frames().get(slot.depth());
    return frame.code().method().name()
        + "."
        + (slot.kind() == 'L'
            ? frame.code().localName(slot.index(), frame.pc())
            : "$" + slot.index());
  }

  /** A process under construction. */
  private record Graph(
      GraphBuilder builder,
      Map<String, jacquard.model.build.Node> nodes,
      jacquard.model.build.Node end,
      jacquard.model.build.Node cut) {}

  private ProcessGraph graph(
      int process, String name, Nodes nodes, Map<String, List<StepPath>> reached) {
    if (reached.size() > MOST_LOCATIONS) {
      throw Program.unsupported(main, "a thread with too many places");
    }
    GraphBuilder builder = new GraphBuilder(edges);
    Map<String, jacquard.model.build.Node> known = new HashMap<>();
    for (Map.Entry<String, List<StepPath>> e : reached.entrySet()) {
      Position position = position(info(nodes.get(e.getKey()).template()));
      jacquard.model.build.Node node = builder.node(position, false);
      known.put(e.getKey(), node);
      boolean mayNotStart = process > 0 && !program.isStarted(program.threads().get(process));
      if (mayNotStart && e.getKey().equals(nodes.entry())) {
        node.mark(Location.Mark.END); // a thread that is never started does not hang
      }
    }
    jacquard.model.build.Node end = builder.node(Position.NOWHERE, false);
    end.mark(Location.Mark.END);
    jacquard.model.build.Node cut = builder.node(Position.NOWHERE, true);
    cut.mark(Location.Mark.END);
    Graph graph = new Graph(builder, known, end, cut);
    Map<jacquard.model.build.Node, List<List<StepInfo>>> infos = new LinkedHashMap<>();
    boolean isCut = false;
    for (Map.Entry<String, List<StepPath>> e : reached.entrySet()) {
      Set<Object> same = new HashSet<>();
      jacquard.model.build.Node source = Objects.requireNonNull(known.get(e.getKey()));
      for (StepPath path : e.getValue()) {
        List<StepInfo> info = path.infos().isEmpty() ? List.of(info(path)) : path.infos();
        List<List<StepInfo>> told = infos.computeIfAbsent(source, _ -> new ArrayList<>());
        if (step(graph, nodes, nodes.get(e.getKey()), source, path, info, same)) {
          told.add(info);
        }
        isCut |= path.end() == StepPath.End.CUT;
      }
    }
    if (isCut) {
      builder.edge(cut, cut, new Command.Skip(), true, Position.NOWHERE, NO_ROOM);
    }
    List<Location> locations = builder.finish();
    infos.forEach(
        (node, all) -> {
          List<Edge> out = locations.get(builder.number(node)).edges();
          for (int n = 0; n < all.size(); n++) {
            steps.put(out.get(n).id(), all.get(n));
          }
        });
    return new ProcessGraph(
        process,
        name,
        List.of(),
        variables.frame(process).variables(),
        List.of(),
        variables.frame(process).bytes(),
        initialization(nodes),
        locations,
        builder.number(Objects.requireNonNull(known.get(nodes.entry()))),
        Optional.empty(),
        Map.of());
  }

  private static StepInfo info(StepPath path) {
    return Visibility.local(path);
  }

  private static Position position(StepInfo info) {
    return new Position(info.file(), info.line(), 0);
  }

  /** Variables that are not constant where the process begins. */
  private List<Command> initialization(Nodes nodes) {
    List<Command> commands = new ArrayList<>();
    Node entry = nodes.get(nodes.entry());
    nodes
        .values(entry.template())
        .forEach(
            (slot, value) -> {
              for (Assignment a : assigned(slot, entry.needed().get(slot), value)) {
                commands.add(
                    new Command.Assign(
                        variables.place(a.target()), variables.expression(a.value().expression())));
              }
            });
    return commands;
  }

  /** What has to be stored so that a variable holds a value where its domain is known. */
  private List<Assignment> assigned(Slot.OfProcess slot, @Nullable Domain domain, Value value) {
    List<Assignment> needed = new ArrayList<>();
    if (domain == null || domain instanceof Domain.Unknown) {
      return needed;
    }
    for (Assignment a : program.places().setLocal(slot, value)) {
      Slot.OfProcess of = (Slot.OfProcess) program.places().slot(a.target().variable());
      Domain.Range range = Variables.range(domain, of.part());
      if (range != null && !range.isConstant()) {
        needed.add(a);
      }
    }
    return needed;
  }

  /** Adds an edge, unless there is one that does the same; tells whether it did. */
  private boolean step(
      Graph graph,
      Nodes nodes,
      Node source,
      jacquard.model.build.Node from,
      StepPath path,
      List<StepInfo> infos,
      Set<Object> same) {
    StepInfo info = infos.getFirst();
    List<Assignment> all = new ArrayList<>();
    path.writes()
        .forEach(
            (cell, value) ->
                program.places().setField(cell, value).stream()
                    .filter(a -> isVariable(cell, a))
                    .forEach(all::add));
    for (StepPath.ElementWrite w : path.elementWrites()) {
      int length = program.heap().get(w.array()).length();
      if (IntStream.range(0, length)
          .noneMatch(i -> program.facts().isLoaded(Cell.element(w.array(), i)))) {
        continue;
      }
      all.addAll(program.places().setElement(w.array(), w.index(), length, w.value()));
    }
    Set<String> set = new HashSet<>();
    if (path.end() == StepPath.End.NODE) {
      Node target = nodes.get(nodes.key(path));
      Map<Slot.OfProcess, Domain> needed = target.needed();
      nodes
          .values(path)
          .forEach((slot, value) -> all.addAll(assigned(slot, needed.get(slot), value)));
    }
    all.forEach(a -> set.add(a.target().variable().name()));
    all.addAll(forgotten(source, set));
    all.removeIf(
        a -> a.value().expression() instanceof Expression.Load(Place p) && p.equals(a.target()));
    List<Command> commands = commands(path, all);
    jacquard.model.build.Node to =
        switch (path.end()) {
          case NODE -> Objects.requireNonNull(graph.nodes().get(nodes.key(path)));
          case CUT -> graph.cut();
          case null, default -> graph.end();
        };
    Command command = folded(graph, commands, position(info), info.text(), path);
    if (!same.add(List.of(command, to))) {
      return false;
    }
    graph
        .builder()
        .edge(from, to, command, path.end() == StepPath.End.CUT, position(info), text(path, infos));
    return true;
  }

  /** Whether somebody asks what a cell holds, and there are several answers. */
  private boolean isVariable(Cell cell, Assignment a) {
    if (!program.facts().isLoaded(cell)) {
      return false;
    }
    Slot.OfCell slot = (Slot.OfCell) program.places().slot(a.target().variable());
    Domain.Range range = Variables.range(program.facts().domain(cell), slot.part());
    return range != null && !range.isConstant();
  }

  /** Variables that nobody reads any more are 0, so that fewer states differ. */
  private List<Assignment> forgotten(Node source, Set<String> set) {
    List<Assignment> forgotten = new ArrayList<>();
    source
        .needed()
        .forEach(
            (slot, domain) -> {
              for (Part part : Part.values()) {
                Domain.Range range = Variables.range(domain, part);
                if (range != null && !range.isConstant()) {
                  Assignment a =
                      program.places().setLocal(Variables.part(slot, part), Int.of(0)).getFirst();
                  Assignment zero =
                      part == Part.LOW
                          ? a
                          : program
                              .places()
                              .setLocal(slot, new Value.Wide(Int.of(0), Int.of(0)))
                              .getFirst();
                  if (!set.contains(zero.target().variable().name())) {
                    forgotten.add(zero);
                  }
                }
              }
            });
    return forgotten;
  }

  private List<Command> commands(StepPath path, List<Assignment> all) {
    List<Command> commands = new ArrayList<>();
    Int condition = Int.of(1);
    for (Int c : path.conditions()) {
      condition = Ints.both(condition, c);
    }
    if (!condition.isConstant()) {
      commands.add(new Command.Guard(variables.expression(condition.expression())));
    }
    Steps.Ordered ordered = Steps.inOrder(all);
    for (int n = 0; n < ordered.first().size(); n++) {
      commands.add(
          new Command.Assign(
              variables.temporary(path.process(), n),
              variables.expression(ordered.first().get(n))));
    }
    for (Steps.Sequential s : ordered.then()) {
      Expression value =
          s.temporary() < 0
              ? variables.expression(s.value())
              : new Expression.Load(variables.temporary(path.process(), s.temporary()));
      commands.add(new Command.Assign(variables.place(s.target()), value));
    }
    for (int n = 0; n < ordered.first().size(); n++) {
      commands.add(
          new Command.Assign(variables.temporary(path.process(), n), Expression.Constant.of(0)));
    }
    if (path.end() == StepPath.End.FAILED) {
      commands.add(new Command.Assert(Expression.Constant.of(0)));
    }
    return commands;
  }

  private static String text(StepPath path, List<StepInfo> infos) {
    StepPath.Failure failure = path.failure();
    return failure == null
        ? infos.stream().map(StepInfo::text).collect(Collectors.joining("; "))
        : failure.type() + (failure.message().isEmpty() ? "" : ": " + failure.message());
  }

  /** Several commands as one. */
  private static Command folded(
      Graph graph, List<Command> commands, Position position, String text, StepPath path) {
    if (commands.isEmpty()) {
      return new Command.Skip();
    }
    if (commands.size() == 1) {
      return commands.getFirst();
    }
    GraphBuilder region = graph.builder().nested();
    jacquard.model.build.Node first = region.node(position, false);
    jacquard.model.build.Node at = first;
    for (Command command : commands) {
      jacquard.model.build.Node next = region.node(position, false);
      StepPath.Failure failure = path.failure();
      Position where = failure == null ? position : new Position(failure.file(), failure.line(), 0);
      region.edge(
          at,
          next,
          command,
          false,
          command instanceof Command.Assert ? where : position,
          command instanceof Command.Assert && failure != null ? failure.type() : text);
      at = next;
    }
    List<Command> guards =
        commands.getFirst() instanceof Command.Guard guard ? List.of(guard) : List.of();
    return new Command.Deterministic(region.region(first, at, guards));
  }
}
