package jacquard.model.random;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.build.Frame;
import jacquard.model.build.GraphBuilder;
import jacquard.model.build.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Builds a random model of a few processes; the same for the same seed. */
public final class RandomGraphs {
  private static final int KINDS = 3;
  private static final Position HERE = new Position("random", 1, 1);

  private final Random random;
  private final boolean loops;
  private final boolean prioritised;
  private final List<Edge> edges = new ArrayList<>();
  private final Frame global = Frame.global();
  private final Variable shortest;
  private final Variable array;
  private final Place lock;
  private final Place channel;

  private RandomGraphs(long seed, boolean loops) {
    this.loops = loops;
    random = new Random(seed * 0x9E3779B97F4A7C15L);
    prioritised = oneIn(8);
    scalar(global, "x", Type.BYTE);
    scalar(global, "b", Type.BIT);
    scalar(global, "s", Type.SHORT);
    shortest = global.variables().get(1);
    array = global.variable("a", new Shape.Array(new Shape.Scalar(Type.BYTE), 2));
    lock = scalar(global, "m", Type.BYTE);
    channel = scalar(global, "d", Type.CHAN);
    global.channel("c", 2, List.of(Type.BYTE));
    global.channel("q0", 1, List.of(Type.BYTE, Type.BIT));
    global.channel("q1", 1, List.of(Type.BYTE, Type.BIT));
    global.channel("r", 0, List.of(Type.BYTE));
  }

  public static Model model(long seed) {
    return new RandomGraphs(seed, true).build();
  }

  /** A model all of whose executions end. */
  public static Model withoutLoops(long seed) {
    return new RandomGraphs(seed, false).build();
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  private static Place scalar(Frame frame, String name, Type type) {
    return Place.of(frame.variable(name, new Shape.Scalar(type)), type);
  }

  private Model build() {
    List<ProcessGraph> processes = new ArrayList<>();
    for (int p = 0; p < KINDS; p++) {
      processes.add(new Graph(p).build());
    }
    int frame = processes.stream().mapToInt(ProcessGraph::frameBytes).max().orElseThrow();
    List<Integer> initial = oneIn(2) ? List.of(0, 1) : List.of(0, 0, 1);
    return new Model(
        "random",
        global.variables(),
        global.channels(),
        global.bytes(),
        frame,
        oneIn(2) ? List.of(new Command.Assign(channel, Expression.Constant.of(1))) : List.of(),
        processes,
        initial,
        edges,
        List.of(),
        List.of(),
        oneIn(8),
        prioritised ? initial.stream().map(_ -> 1 + random.nextInt(2)).toList() : List.of(),
        Optional.empty(),
        Map.of(),
        List.of());
  }

  /** The graph of one kind of process. */
  private final class Graph {
    private final int index;
    private final Frame frame = Frame.local();
    private final GraphBuilder builder = new GraphBuilder(edges);
    private final List<Place> parameters = new ArrayList<>();
    private final Place local;
    private final Place wide;

    Graph(int index) {
      this.index = index;
      if (prioritised) {
        parameters.add(scalar(frame, "priority", Type.BYTE));
      }
      local = scalar(frame, "l", Type.BYTE);
      wide = scalar(frame, "k", Type.INT);
      if (index == KINDS - 1) {
        parameters.add(local);
      }
      frame.channel("e", 1, List.of(Type.BYTE));
    }

    ProcessGraph build() {
      int length = 2 + random.nextInt(3);
      List<Node> nodes = new ArrayList<>();
      for (int n = 0; n <= length; n++) {
        nodes.add(builder.node(HERE, n > 0 && n < length && oneIn(4)));
      }
      Node last = nodes.getLast();
      last.mark(Location.Mark.END);
      builder.edge(last, last, new Command.End(), false, HERE, "-end-");
      for (int n = 0; n < length; n++) {
        List<Node> escapes = oneIn(6) ? List.of(escape(last)) : List.of();
        int options = 1 + random.nextInt(2);
        for (int o = 0; o < options; o++) {
          int first = loops ? 0 : n + 1;
          int to = oneIn(5) ? first + random.nextInt(length + 1 - first) : n + 1;
          Node target = nodes.get(to);
          Command command = command(index < KINDS - 1);
          builder.edge(nodes.get(n), target, command, oneIn(2), HERE, text(command), escapes);
        }
        if (oneIn(4)) {
          Command otherwise = new Command.Otherwise();
          Node next = nodes.get(n + 1);
          builder.edge(nodes.get(n), next, otherwise, oneIn(2), HERE, "else", escapes);
        }
      }
      List<Location> locations = builder.finish();
      return new ProcessGraph(
          index,
          "P" + index,
          parameters,
          frame.variables(),
          frame.channels(),
          frame.bytes(),
          oneIn(2) ? List.of(new Command.Assign(wide, Expression.Constant.of(3))) : List.of(),
          locations,
          builder.number(nodes.getFirst()),
          oneIn(8) ? Optional.of(expression(1)) : Optional.empty(),
          Map.of("first", builder.number(nodes.getFirst())));
    }

    private Node escape(Node target) {
      Node node = builder.node(HERE, false);
      Command guard = new Command.Guard(expression(1));
      builder.edge(node, target, guard, false, HERE, text(guard));
      return node;
    }

    private String text(Command command) {
      return command.getClass().getSimpleName() + " in P" + index;
    }

    private Command command(boolean mayStart) {
      return switch (random.nextInt(prioritised ? 15 : 14)) {
        case 0, 1 -> new Command.Guard(expression(2));
        case 2, 3 -> new Command.Assign(place(), expression(2));
        case 4, 5 -> send();
        case 6, 7 -> receive();
        case 8 -> new Command.Assert(expression(1));
        case 9 -> oneIn(2) ? new Command.Print("%d", List.of(expression(1))) : new Command.Skip();
        case 10 -> mayStart ? start() : new Command.Skip();
        case 11 -> new Command.Deterministic(region());
        case 12 -> new Command.Acquire(lock);
        case 13 -> new Command.Release(lock);
        default ->
            new Command.SetPriority(
                Expression.Constant.of(random.nextInt(3)),
                Expression.Constant.of(1 + random.nextInt(2)));
      };
    }

    private Command start() {
      List<Expression> arguments = new ArrayList<>();
      if (prioritised) {
        arguments.add(Expression.Constant.of(1 + random.nextInt(2)));
      }
      arguments.add(expression(1));
      return new Command.Start(
          KINDS - 1, arguments, oneIn(2) ? Optional.of(local) : Optional.empty());
    }

    private Region region() {
      GraphBuilder inside = builder.nested();
      Node entry = inside.node(HERE, false);
      Node middle = inside.node(HERE, false);
      Node exit = inside.node(HERE, false);
      Command first =
          switch (random.nextInt(4)) {
            case 0 -> new Command.Guard(expression(1));
            case 1 -> send();
            case 2 -> receive();
            default -> new Command.Assign(place(), expression(1));
          };
      inside.edge(entry, middle, first, false, HERE, text(first));
      Command condition = new Command.Guard(expression(1));
      Command then = new Command.Assign(place(), expression(1));
      inside.edge(middle, exit, condition, false, HERE, text(condition));
      inside.edge(middle, exit, then, false, HERE, text(then));
      List<Command> guards = first instanceof Command.Assign ? List.of() : List.of(first);
      return inside.region(entry, exit, guards);
    }

    /** The number of a channel, or of one with as many fields as a message of a byte has. */
    private Expression channelOfBytes() {
      return switch (random.nextInt(6)) {
        case 0, 1 -> Expression.Constant.of(1);
        case 2 -> new Expression.OwnChannel(0);
        case 3 -> new Expression.Load(channel);
        default -> Expression.Constant.of(4);
      };
    }

    private Expression channelOfPairs() {
      return new Expression.Binary(
          Expression.BinaryOperator.ADD,
          Expression.Constant.of(2),
          new Expression.Bounded(small(), 2));
    }

    private Command send() {
      return oneIn(4)
          ? new Command.Send(channelOfPairs(), List.of(expression(1), small()), false)
          : new Command.Send(channelOfBytes(), List.of(expression(1)), oneIn(6));
    }

    private Command receive() {
      return oneIn(4)
          ? new Command.Receive(
              channelOfPairs(), List.of(pattern(), new Pattern.Ignore()), false, false)
          : new Command.Receive(channelOfBytes(), List.of(pattern()), oneIn(4), oneIn(6));
    }

    private Pattern pattern() {
      return switch (random.nextInt(3)) {
        case 0 -> new Pattern.Match(small());
        case 1 -> new Pattern.Ignore();
        default -> new Pattern.Into(place());
      };
    }

    private Place place() {
      return switch (random.nextInt(6)) {
        case 0 -> local;
        case 1 -> wide;
        case 2 -> element();
        default -> {
          Variable v = global.variables().get(random.nextInt(3));
          yield Place.of(v, ((Shape.Scalar) v.shape()).type());
        }
      };
    }

    private Place element() {
      Expression at = oneIn(2) ? Expression.Constant.of(1) : small();
      return new Place(
          array, array.offset(), List.of(new Place.Subscript(at, 2, 1)), Type.BYTE, "a[]");
    }

    /** 0 or 1, and now and then something else. */
    private Expression small() {
      return switch (random.nextInt(4)) {
        case 0 -> new Expression.Load(Place.of(shortest, Type.BIT));
        case 1 -> oneIn(4) ? new Expression.Load(local) : Expression.Constant.of(0);
        default -> Expression.Constant.of(random.nextInt(2));
      };
    }

    private Expression expression(int depth) {
      if (depth == 0 || oneIn(4)) {
        return oneIn(3) ? small() : new Expression.Load(place());
      }
      return switch (random.nextInt(10)) {
        case 0 -> new Expression.Unary(operator(Expression.UnaryOperator.values()), small());
        case 1 -> new Expression.Conditional(small(), expression(depth - 1), small());
        case 2 -> new Expression.Query(operator(Expression.Question.values()), channelOfBytes());
        case 3 -> new Expression.Poll(channelOfBytes(), List.of(pattern()), oneIn(2));
        case 4 -> oneIn(2) ? new Expression.Self() : new Expression.ProcessCount();
        case 5 -> rare();
        default ->
            new Expression.Binary(
                operator(Expression.BinaryOperator.values()),
                expression(depth - 1),
                expression(depth - 1));
      };
    }

    /** What few models ask. */
    private Expression rare() {
      Expression zero = Expression.Constant.of(0);
      return switch (random.nextInt(12)) {
        case 0 -> new Expression.Timeout();
        case 1 -> new Expression.RemoteAt(0, zero, "first");
        case 2 -> new Expression.PriorityOf(zero);
        default -> small();
      };
    }

    private <T> T operator(T[] all) {
      return all[random.nextInt(all.length)];
    }
  }
}
