package jacquard.model.run;

import jacquard.model.Channel;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import java.util.List;

/** Values of expressions in a state, as a process sees them. */
final class Evaluator {
  /** Whether a process can move, for expressions that ask. */
  @FunctionalInterface
  interface Mobility {
    boolean canMove(byte[] state, int process);
  }

  private final Model model;
  private final Channels channels;
  private final Mobility mobility;
  private boolean timeout;
  private boolean end;

  Evaluator(Model model, Channels channels, Mobility mobility) {
    this.model = model;
    this.channels = channels;
    this.mobility = mobility;
  }

  /** Says whether nothing else can happen in the states to come. */
  void setTimeout(boolean timeout) {
    this.timeout = timeout;
  }

  /** Says whether the states to come are ends of runs. */
  void setEnd(boolean end) {
    this.end = end;
  }

  boolean isTrue(Expression expression, byte[] state, int process) {
    return value(expression, state, process) != 0;
  }

  int value(Expression expression, byte[] state, int process) {
    return switch (expression) {
      case Expression.Constant(int value, String _) -> value;
      case Expression.Load(Place place) ->
          Bytes.get(state, offset(place, state, process), place.type());
      case Expression.Bounded(Expression index, int length) ->
          checked(value(index, state, process), length, process);
      case Expression.Unary(var operator, Expression operand) -> {
        int v = value(operand, state, process);
        yield switch (operator) {
          case NOT -> v == 0 ? 1 : 0;
          case NEGATE -> -v;
          case COMPLEMENT -> ~v;
        };
      }
      case Expression.Binary(var operator, Expression left, Expression right) ->
          binary(operator, left, right, state, process);
      case Expression.Conditional(Expression condition, Expression then, Expression otherwise) ->
          value(isTrue(condition, state, process) ? then : otherwise, state, process);
      case Expression.Query(var question, Expression channel) ->
          query(question, value(channel, state, process), state, process);
      case Expression.Poll(Expression channel, var patterns, boolean random) -> {
        int number = value(channel, state, process);
        Channel c = channel(number, state, process);
        if (c.isRendezvous()) {
          throw fault(Fault.Kind.CHANNEL, "a channel without buffer is polled", process);
        }
        int found = match(c, number, patterns, random, state, process);
        yield random ? found + 1 : found >= 0 ? 1 : 0;
      }
      case Expression.OwnChannel(int index) -> channels.ownNumber(process, index);
      case Expression.Self() -> process;
      case Expression.ProcessCount() -> state[Layout.COUNT] & 0xff;
      case Expression.LastMover() -> state[Layout.LAST] & 0xff;
      case Expression.Timeout() -> timeout ? 1 : 0;
      case Expression.NonProgress() -> !end && isNonProgress(state) ? 1 : 0;
      case Expression.CanMove(Expression other) ->
          mobility.canMove(state, value(other, state, process)) ? 1 : 0;
      case Expression.PriorityOf(Expression other) -> {
        int number = value(other, state, process);
        yield exists(state, number) ? Bytes.priority(state, model.length(number)) : 0;
      }
      case Expression.RemoteLoad(int kind, Expression instance, Place place) -> {
        int other = value(instance, state, process);
        if (!exists(state, other)) {
          yield 0;
        }
        requireKind(state, other, kind, process);
        yield Bytes.get(state, offset(place, other, state, process), place.type());
      }
      case Expression.FirstOf(int kind) -> first(state, kind);
      case Expression.ControlOf(Expression other) -> {
        int number = value(other, state, process);
        yield exists(state, number) ? Bytes.location(state, model.length(number)) + 1 : 0;
      }
      case Expression.RemoteAt(int kind, Expression instance, String label) -> {
        int other = value(instance, state, process);
        ProcessGraph graph = model.process(kind);
        Integer location = graph.labels().get(label);
        yield isKind(state, other, kind)
                && location != null
                && Bytes.location(state, model.length(other)) == location
            ? 1
            : 0;
      }
    };
  }

  int offset(Place place, byte[] state, int process) {
    return offset(place, process, state, process);
  }

  /** Where a place of an owner is; the indices are those of the process that asks. */
  private int offset(Place place, int owner, byte[] state, int process) {
    int offset = place.offset();
    if (!place.isGlobal()) {
      offset += model.length(owner);
    }
    for (Place.Subscript s : place.subscripts()) {
      offset += checked(value(s.index(), state, process), s.length(), process) * s.stride();
    }
    return offset;
  }

  Channel channel(int number, byte[] state, int process) {
    Channel channel = channels.find(state, number);
    if (channel == null) {
      throw fault(
          Fault.Kind.CHANNEL,
          number == 0 ? "the channel is not initialised" : "the channel does not exist any more",
          process);
    }
    return channel;
  }

  /** The first message that the patterns take; -1 if there is none. */
  int match(
      Channel channel,
      int number,
      List<Pattern> patterns,
      boolean random,
      byte[] state,
      int process) {
    int buffer = channels.offset(channel, number);
    int size = Buffer.size(state, buffer);
    if (size == 0) {
      return -1;
    }
    requireFields(channel.fields().size(), patterns, process);
    for (int m = 0; m < (random ? size : Math.min(size, 1)); m++) {
      if (matches(channel, buffer, m, patterns, state, process)) {
        return m;
      }
    }
    return -1;
  }

  /** A message that is there is received as a whole. */
  static void requireFields(int fields, List<Pattern> patterns, int process) {
    if (patterns.size() != fields) {
      throw fault(
          Fault.Kind.CHANNEL,
          "a message of %d fields is received with %d".formatted(fields, patterns.size()),
          process);
    }
  }

  private boolean matches(
      Channel channel, int buffer, int message, List<Pattern> patterns, byte[] state, int process) {
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Match(Expression value)
          && value(value, state, process) != Buffer.get(state, buffer, channel, message, f)) {
        return false;
      }
    }
    return true;
  }

  private int query(Expression.Question question, int number, byte[] state, int process) {
    Channel channel = channel(number, state, process);
    int size = channel.isRendezvous() ? 0 : Buffer.size(state, channels.offset(channel, number));
    boolean full = !channel.isRendezvous() && size == channel.capacity();
    return switch (question) {
      case LENGTH -> size;
      case FULL -> full ? 1 : 0;
      case NOT_FULL -> full ? 0 : 1;
      case EMPTY -> size == 0 ? 1 : 0;
      case NOT_EMPTY -> size == 0 ? 0 : 1;
    };
  }

  private int binary(
      BinaryOperator operator, Expression left, Expression right, byte[] state, int process) {
    int l = value(left, state, process);
    if (operator == BinaryOperator.AND) {
      return l != 0 && isTrue(right, state, process) ? 1 : 0;
    }
    if (operator == BinaryOperator.OR) {
      return l != 0 || isTrue(right, state, process) ? 1 : 0;
    }
    int r = value(right, state, process);
    return switch (operator) {
      case MULTIPLY -> l * r;
      case DIVIDE -> l / divisor(r, process);
      case REMAINDER -> l % divisor(r, process);
      case ADD -> l + r;
      case SUBTRACT -> l - r;
      case SHIFT_LEFT -> l << r;
      case SHIFT_RIGHT -> l >> r;
      case LESS -> l < r ? 1 : 0;
      case LESS_EQUAL -> l <= r ? 1 : 0;
      case GREATER -> l > r ? 1 : 0;
      case GREATER_EQUAL -> l >= r ? 1 : 0;
      case EQUAL -> l == r ? 1 : 0;
      case NOT_EQUAL -> l != r ? 1 : 0;
      case BIT_AND -> l & r;
      case BIT_XOR -> l ^ r;
      case BIT_OR -> l | r;
      case AND, OR -> throw new IllegalStateException();
    };
  }

  private boolean isNonProgress(byte[] state) {
    for (int p = 0; p < (state[Layout.COUNT] & 0xff); p++) {
      int frame = model.length(p);
      ProcessGraph graph = model.process(state[frame + Layout.KIND] & 0xff);
      if (graph.location(Bytes.location(state, frame)).is(Location.Mark.PROGRESS)) {
        return false;
      }
    }
    return true;
  }

  static boolean exists(byte[] state, int process) {
    return process >= 0 && process < (state[Layout.COUNT] & 0xff);
  }

  private int first(byte[] state, int kind) {
    int process = 0;
    while (exists(state, process)) {
      if (isKind(state, process, kind)) {
        return process;
      }
      process++;
    }
    return -1;
  }

  private boolean isKind(byte[] state, int process, int kind) {
    return exists(state, process) && (state[model.length(process) + Layout.KIND] & 0xff) == kind;
  }

  private void requireKind(byte[] state, int other, int kind, int process) {
    if (!isKind(state, other, kind)) {
      throw fault(
          Fault.Kind.PROCESS,
          "process %d is no %s".formatted(other, model.process(kind).name()),
          process);
    }
  }

  private static int divisor(int value, int process) {
    if (value == 0) {
      throw fault(Fault.Kind.ARITHMETIC, "division by zero", process);
    }
    return value;
  }

  private static int checked(int index, int length, int process) {
    if (index < 0 || index >= length) {
      throw fault(
          Fault.Kind.INDEX, "index %d is not in 0..%d".formatted(index, length - 1), process);
    }
    return index;
  }

  static FaultException fault(Fault.Kind kind, String message, int process) {
    return new FaultException(new Fault(kind, message, process, Position.NOWHERE));
  }
}
