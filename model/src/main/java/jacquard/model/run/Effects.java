package jacquard.model.run;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.model.run.ChannelEvents.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What commands do to variables, channels and processes, once they are possible. */
final class Effects {
  /** A region that makes more steps than this does not end. */
  private static final int MAX_REGION_STEPS = 100_000_000;

  private final Model model;
  private final Channels channels;
  private final Evaluator evaluator;
  private final Possibility possibility;
  private final ChannelEvents events;
  private @Nullable Fault failedAssertion;
  private @Nullable ChannelListener listener;

  Effects(Model model, Channels channels, Evaluator evaluator, Possibility possibility) {
    this.model = model;
    this.channels = channels;
    this.evaluator = evaluator;
    this.possibility = possibility;
    this.events = new ChannelEvents(model, evaluator);
  }

  /** The assertion that failed since the last one was forgotten. */
  @Nullable Fault failedAssertion() {
    return failedAssertion;
  }

  /** From here on, this is the assertion that failed, or none. */
  void setFailedAssertion(@Nullable Fault fault) {
    failedAssertion = fault;
  }

  void store(int[] message, List<Pattern> patterns, byte[] state, int process) {
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Into(Place place)) {
        Bytes.put(state, evaluator.offset(place, state, process), place.type(), message[f]);
      }
    }
  }

  void execute(Command command, byte[] state, int process, @Nullable Edge edge) {
    switch (command) {
      case Command.Assign(Place target, Expression value) -> {
        int v = evaluator.value(value, state, process);
        Bytes.put(state, evaluator.offset(target, state, process), target.type(), v);
      }
      case Command.Send(Expression channel, var values, boolean sorted) -> {
        int number = evaluator.value(channel, state, process);
        Channel c = evaluator.channel(number, state, process);
        int[] message = possibility.message(c, values, state, process);
        int buffer = channels.offset(c, number);
        Buffer.add(state, buffer, c, message, sorted);
        if (edge != null) {
          int last = Buffer.size(state, buffer) - 1;
          happened(Kind.SEND, number, c, message(state, buffer, c, last), state, process, edge);
          tell(Kind.SEND, number, c, message, process);
        }
      }
      case Command.Receive receive -> receive(receive, state, process, edge);
      case Command.Assert(Expression condition) -> {
        if (!evaluator.isTrue(condition, state, process) && edge != null) {
          failedAssertion =
              new Fault(Fault.Kind.ASSERTION, edge.text() + " failed", process, edge.position());
        }
      }
      case Command.Start(int graph, var arguments, Optional<Place> number) -> {
        int[] values =
            arguments.stream().mapToInt(a -> evaluator.value(a, state, process)).toArray();
        int created = start(state, graph, values);
        number.ifPresent(
            p -> Bytes.put(state, evaluator.offset(p, state, process), p.type(), created));
      }
      case Command.End() -> state[Layout.COUNT]--;
      case Command.Deterministic(Region region) -> run(region, null, state, process);
      case Command.SetPriority(Expression of, Expression priority) ->
          setPriority(
              evaluator.value(of, state, process),
              evaluator.value(priority, state, process),
              state,
              process);
      case Command.Acquire(Place lock) ->
          Bytes.put(state, evaluator.offset(lock, state, process), lock.type(), process + 1);
      case Command.Release(Place lock) -> {
        int offset = evaluator.offset(lock, state, process);
        if (Bytes.get(state, offset, lock.type()) != process + 1) {
          throw Evaluator.fault(
              Fault.Kind.LOCK, lock.text() + " is released but not owned", process);
        }
        Bytes.put(state, offset, lock.type(), 0);
      }
      case Command.Guard _, Command.Print _, Command.Skip _, Command.Otherwise _ -> {}
    }
  }

  private void setPriority(int process, int priority, byte[] state, int mover) {
    if (!Evaluator.exists(state, process)) {
      return;
    }
    if (priority < 1 || priority > 255) {
      throw Evaluator.fault(
          Fault.Kind.PROCESS, "the priority %d is not in 1..255".formatted(priority), mover);
    }
    state[model.length(process) + Layout.PRIORITY] = (byte) priority;
  }

  /** Tells the event trace of the model, which may find fault with it; the run goes on. */
  void happened(
      Kind kind, int number, Channel c, int[] message, byte[] state, int process, Edge edge) {
    if (model.trace().isPresent()) {
      events
          .happened(kind, number, c, message, state, process, edge)
          .ifPresent(fault -> failedAssertion = fault);
    }
  }

  /** From here on, this one is told of messages, or nobody. */
  void setListener(@Nullable ChannelListener listener) {
    this.listener = listener;
  }

  void tell(Kind kind, int number, Channel channel, int[] message, int process) {
    if (listener == null) {
      return;
    }
    switch (kind) {
      case SEND -> listener.sent(number, channel, message, process);
      case RECEIVE -> listener.received(number, channel, message, process);
    }
  }

  private static int[] message(byte[] state, int buffer, Channel channel, int index) {
    int[] message = new int[channel.fields().size()];
    Arrays.setAll(message, f -> Buffer.get(state, buffer, channel, index, f));
    return message;
  }

  private void receive(Command.Receive receive, byte[] state, int process, @Nullable Edge edge) {
    int number = evaluator.value(receive.channel(), state, process);
    Channel channel = evaluator.channel(number, state, process);
    int buffer = channels.offset(channel, number);
    List<Pattern> patterns = receive.patterns();
    int message = evaluator.match(channel, number, patterns, receive.random(), state, process);
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Into(Place place)) {
        int value = Buffer.get(state, buffer, channel, message, f);
        Bytes.put(state, evaluator.offset(place, state, process), place.type(), value);
      }
    }
    if (!receive.copy()) {
      if (edge != null) {
        int[] first = message(state, buffer, channel, 0);
        happened(Kind.RECEIVE, number, channel, first, state, process, edge);
        tell(Kind.RECEIVE, number, channel, message(state, buffer, channel, message), process);
      }
      Buffer.remove(state, buffer, channel, message);
    }
  }

  int start(byte[] state, int index, int[] arguments) {
    int process = state[Layout.COUNT] & 0xff;
    if (process >= Layout.MAX_PROCESSES) {
      throw Evaluator.fault(Fault.Kind.PROCESS, "more than 255 processes", process);
    }
    ProcessGraph graph = model.process(index);
    int frame = model.length(process);
    Arrays.fill(state, frame, frame + model.frameBytes(), (byte) 0);
    state[Layout.COUNT]++;
    state[frame + Layout.KIND] = (byte) index;
    Bytes.setLocation(state, frame, graph.entry());
    for (int a = 0; a < arguments.length; a++) {
      Place parameter = graph.parameters().get(a);
      Bytes.put(state, frame + parameter.offset(), parameter.type(), arguments[a]);
    }
    graph.initialization().forEach(c -> execute(c, state, process, null));
    return process;
  }

  /**
   * Runs a deterministic step.
   *
   * @param arriving a message that it may receive
   * @return whether it did, if there was one
   */
  boolean run(Region region, @Nullable Arrival arriving, byte[] state, int process) {
    Arrival arrival = arriving;
    int steps = 0;
    for (int at = region.entry(); at != Region.EXIT; steps++) {
      Edge edge =
          possibility
              .firstEnabled(region.locations().get(at), arrival, state, process)
              .orElseThrow(() -> blocked("a deterministic step blocks", process));
      if (steps > MAX_REGION_STEPS) {
        throw blocked("a deterministic step does not end within 100,000,000 steps", process);
      }
      if (edge.command() instanceof Command.Send send
          && possibility.isRendezvous(send.channel(), state, process)) {
        throw blocked("a rendezvous is attempted inside a deterministic step", process);
      }
      if (arrival != null
          && edge.command() instanceof Command.Receive receive
          && possibility.takes(receive, arrival, state, process)) {
        Channel channel = evaluator.channel(arrival.channel(), state, process);
        int[] message = arrival.message();
        happened(Kind.RECEIVE, arrival.channel(), channel, message, state, process, edge);
        tell(Kind.RECEIVE, arrival.channel(), channel, message, process);
        store(message, receive.patterns(), state, process);
        arrival = null;
      } else {
        execute(edge.command(), state, process, edge);
      }
      at = edge.target();
    }
    return arrival == null;
  }

  private static FaultException blocked(String message, int process) {
    return Evaluator.fault(Fault.Kind.BLOCKED_STEP, message, process);
  }
}
