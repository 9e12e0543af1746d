package jacquard.statespace.liveness;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.model.run.Interpreter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A never claim with variables of its own. What others call its location is a number for a location
 * of its graph and the values of its variables, given when they are met for the first time.
 *
 * <p>To evaluate a condition the variables are put behind the state, as if they were those of one
 * more process.
 */
final class VariableClaim implements Claim {
  private static final int MOST_TARGETS = 1000;

  /** What fits into the state of the product. */
  private static final int MOST_NUMBERS = 0xffff;

  private final ProcessGraph graph;
  private final Model model;
  private final Interpreter interpreter;
  private final Predicate<Expression> holds = this::holds;
  private final ClaimTimeout timeout;
  private final List<Integer> locations = new ArrayList<>();
  private final List<byte[]> frames = new ArrayList<>();
  private final Map<ByteBuffer, Integer> numbers = new HashMap<>();
  private final byte[] scratch;
  private boolean isEnd;
  private int steps;

  VariableClaim(ProcessGraph graph, Model model) {
    this.graph = graph;
    this.model = model;
    this.interpreter = new Interpreter(model);
    this.timeout = new ClaimTimeout(graph, model, interpreter);
    this.scratch = new byte[interpreter.maxLength() + graph.frameBytes()];
    interpreter.initial(scratch);
    Arrays.fill(scratch, frame(), frame() + graph.frameBytes(), (byte) 0);
    graph.initialization().forEach(c -> assign((Command.Assign) c));
    number(graph.entry());
  }

  private int observer() {
    return scratch[Layout.COUNT] & 0xff;
  }

  private int frame() {
    return model.length(observer());
  }

  private void assign(Command.Assign assignment) {
    interpreter.assign(assignment, scratch, observer());
  }

  /** The number of a location with the variables as they are now. */
  private int number(int location) {
    byte[] values = Arrays.copyOfRange(scratch, frame(), frame() + graph.frameBytes());
    byte[] key = Arrays.copyOf(values, values.length + 2);
    key[values.length] = (byte) location;
    key[values.length + 1] = (byte) (location >> 8);
    return numbers.computeIfAbsent(
        ByteBuffer.wrap(key),
        _ -> {
          if (locations.size() >= MOST_NUMBERS) {
            throw tooMany("the variables of the never claim have more than 65,535 values");
          }
          locations.add(location);
          frames.add(values);
          return locations.size() - 1;
        });
  }

  private static FaultException tooMany(String message) {
    return new FaultException(new Fault(Fault.Kind.PROCESS, message, -1, Position.NOWHERE));
  }

  @Override
  public int mostTargets() {
    return MOST_TARGETS;
  }

  @Override
  public int initial() {
    return 0;
  }

  @Override
  public int next(byte[] state, boolean isEnd, int location, int[] targets) {
    this.isEnd = isEnd;
    steps = 0;
    System.arraycopy(state, 0, scratch, 0, interpreter.length(state));
    restore(frames.get(location));
    Location at = graph.location(locations.get(location));
    return timeout.list(state, () -> list(at, targets, 0), found -> anyEnds(targets, found));
  }

  private void restore(byte[] values) {
    System.arraycopy(values, 0, scratch, frame(), values.length);
  }

  private boolean holds(Expression condition) {
    return interpreter.isTrue(condition, scratch, isEnd, observer());
  }

  private int list(Location location, int[] targets, int before) {
    int found = before;
    boolean moves = false;
    int priority = -1;
    byte[] values = Arrays.copyOfRange(scratch, frame(), frame() + graph.frameBytes());
    for (Edge edge : location.edges()) {
      if (moves && edge.priority() != priority) {
        break;
      }
      priority = edge.priority();
      if (!ClaimMoves.isPossible(edge, holds, moves)) {
        continue;
      }
      moves = true;
      switch (edge.command()) {
        case Command.Assign assignment -> assign(assignment);
        case Command.Deterministic(Region region) -> ClaimMoves.run(region, holds, this::assign);
        default -> {}
      }
      if (edge.exclusive()) {
        ClaimMoves.requireEnd(++steps, edge);
        found = list(graph.location(edge.target()), targets, found);
      } else {
        found = Targets.add(targets, found, number(edge.target()));
      }
      if (found == MOST_TARGETS) {
        throw tooMany("the never claim has more than 999 moves at once");
      }
      restore(values);
    }
    return found;
  }

  private boolean anyEnds(int[] targets, int count) {
    return IntStream.range(0, count).anyMatch(i -> isEnd(targets[i]));
  }

  @Override
  public boolean isAccepting(byte[] state, int location) {
    return graph.location(locations.get(location)).is(Location.Mark.ACCEPT);
  }

  @Override
  public boolean isEnd(int location) {
    return graph.location(locations.get(location)).is(Location.Mark.END);
  }
}
