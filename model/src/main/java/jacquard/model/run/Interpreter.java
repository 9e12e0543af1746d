package jacquard.model.run;

import jacquard.model.Channel;
import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.model.Transition;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs a model by walking its trees. */
public final class Interpreter implements Machine {
  /** A region that makes more steps than this does not end. */
  private static final int MAX_REGION_STEPS = 100_000_000;

  private final Model model;
  private final Channels channels;
  private final Evaluator evaluator;
  private final Edge[] edges;
  private final HighestPriority priorities;
  private @Nullable Fault failedAssertion;

  /** How many questions are open whether a process can move. */
  private int questions;

  public Interpreter(Model model) {
    this.model = model;
    this.channels = new Channels(model);
    this.evaluator = new Evaluator(model, channels, this::canMove);
    this.edges = model.edges().toArray(Edge[]::new);
    this.priorities = new HighestPriority(model, this::enabled);
  }

  @Override
  public Model model() {
    return model;
  }

  @Override
  public int maxLength() {
    return model.length(Layout.MAX_PROCESSES);
  }

  @Override
  public int initial(byte[] state) {
    Arrays.fill(state, (byte) 0);
    failedAssertion = null;
    model.initialization().forEach(c -> execute(c, state, 0, null));
    for (int i = 0; i < model.initial().size(); i++) {
      int[] arguments = model.hasPriorities() ? new int[] {model.priorities().get(i)} : new int[0];
      start(state, model.initial().get(i), arguments);
    }
    return length(state);
  }

  @Override
  public Optional<Fault> failedAssertion() {
    return Optional.ofNullable(failedAssertion);
  }

  @Override
  public int enabled(byte[] state, long[] transitions) {
    evaluator.setTimeout(false);
    int holder = state[Layout.HOLDER] & 0xff;
    if (holder != 0) {
      return model.hasPriorities()
          ? priorities.listOf(state, holder - 1, transitions)
          : enabled(state, holder - 1, transitions, 0);
    }
    int found = enabledOfAll(state, transitions);
    if (found == 0) {
      evaluator.setTimeout(true);
      found = enabledOfAll(state, transitions);
      evaluator.setTimeout(false);
    }
    return found;
  }

  @Override
  public int enabledOf(byte[] state, int process, long[] transitions) {
    return enabled(state, process, transitions, 0);
  }

  @Override
  public Machine twin() {
    return new Interpreter(model);
  }

  private int enabledOfAll(byte[] state, long[] transitions) {
    if (model.hasPriorities()) {
      return priorities.list(state, transitions);
    }
    int found = 0;
    for (int p = (state[Layout.COUNT] & 0xff) - 1; p >= 0; p--) {
      found = enabled(state, p, transitions, found);
    }
    return found;
  }

  private boolean canMove(byte[] state, int process) {
    if (process < 0 || process >= (state[Layout.COUNT] & 0xff)) {
      return false;
    }
    if (questions > Layout.MAX_PROCESSES) {
      throw Evaluator.fault(
          Fault.Kind.PROCESS, "whether a process is enabled depends on itself", process);
    }
    questions++;
    try {
      return enabled(state, process, new long[1], 0) > 0;
    } finally {
      questions--;
    }
  }

  private int enabled(byte[] state, int process, long[] transitions, int before) {
    return isProvided(state, process)
        ? list(state, process, here(state, process), transitions, before)
        : before;
  }

  /**
   * Adds what is possible at a location to a list that has {@code before} transitions.
   *
   * <p>What was possible hides edges of another priority, but not if a send that nobody receives
   * was tried after it: so it is in Spin, which forgets there that it has taken an escape.
   */
  public int list(byte[] state, int process, Location at, long[] transitions, int before) {
    int found = before;
    boolean hides = false;
    int priority = -1;
    for (Edge edge : at.edges()) {
      if (hides && edge.priority() != priority) {
        break;
      }
      priority = edge.priority();
      if (!(edge.command() instanceof Command.Otherwise) || found == before) {
        int now = list(state, process, edge, transitions, found);
        hides = now > found || (hides && !isUnmetSend(edge, state, process));
        found = now;
      }
    }
    return found;
  }

  private boolean isUnmetSend(Edge edge, byte[] state, int process) {
    return edge.command() instanceof Command.Send send
        && isRendezvous(send.channel(), state, process);
  }

  /** Adds what one edge makes possible to a list that has {@code before} transitions. */
  public int list(byte[] state, int process, Edge edge, long[] transitions, int before) {
    try {
      if (edge.command() instanceof Command.Send(var channel, var values, boolean _)
          && isRendezvous(channel, state, process)) {
        return partners(state, process, edge, channel, values, transitions, before);
      }
      if (isEnabled(edge.command(), state, process)) {
        add(transitions, before, Transition.of(process, edge.id()));
        return before + 1;
      }
      return before;
    } catch (FaultException e) {
      throw at(e, process, edge);
    }
  }

  /** Does what one edge does to variables, channels and processes, but moves no control. */
  public void act(byte[] state, int process, Edge edge) {
    failedAssertion = null;
    execute(edge.command(), state, process, edge);
  }

  /** Says whether nothing else can happen, for {@link #list}. */
  public void setTimeout(boolean timeout) {
    evaluator.setTimeout(timeout);
  }

  private static void add(long[] transitions, int index, long transition) {
    if (index < transitions.length) {
      transitions[index] = transition;
    }
  }

  /**
   * Whether a condition on the whole state holds, as one sees it from outside all processes.
   *
   * @param isEnd whether no process can move; that is not a lack of progress
   * @throws FaultException if it cannot be evaluated
   */
  public boolean isTrue(Expression condition, byte[] state, boolean isEnd) {
    evaluator.setEnd(isEnd);
    boolean value = evaluator.isTrue(condition, state, -1);
    evaluator.setEnd(false);
    return value;
  }

  /** Whether the condition under which a process may move holds. */
  public boolean isProvided(byte[] state, int process) {
    Optional<Expression> provided = graph(state, process).provided();
    return provided.isEmpty() || evaluator.isTrue(provided.get(), state, process);
  }

  private Location here(byte[] state, int process) {
    return graph(state, process).location(location(state, process));
  }

  private boolean isRendezvous(Expression channel, byte[] state, int process) {
    return evaluator
        .channel(evaluator.value(channel, state, process), state, process)
        .isRendezvous();
  }

  /** The receives of other processes that a send on a channel without buffer can meet. */
  private int partners(
      byte[] state,
      int sender,
      Edge send,
      Expression channel,
      List<Expression> values,
      long[] transitions,
      int before) {
    int number = evaluator.value(channel, state, sender);
    Channel c = evaluator.channel(number, state, sender);
    int[] message = message(c, values, state, sender);
    int found = before;
    for (int q = (state[Layout.COUNT] & 0xff) - 1; q >= 0; q--) {
      if (q == sender || !isProvided(state, q)) {
        continue;
      }
      int own = found;
      int priority = -1;
      for (Edge edge : here(state, q).edges()) {
        if (found > own && edge.priority() != priority) {
          break;
        }
        priority = edge.priority();
        if (canMeet(edge.command(), new Arrival(number, message), state, q)) {
          add(transitions, found++, Transition.rendezvous(sender, send.id(), q, edge.id()));
        }
      }
    }
    return found;
  }

  private boolean canMeet(Command command, Arrival arrival, byte[] state, int process) {
    return switch (command) {
      case Command.Receive receive -> takes(receive, arrival, state, process);
      case Command.Deterministic(Region region) -> canMeet(region, arrival, state, process);
      default -> false;
    };
  }

  /**
   * Whether a deterministic step that can start with this message receives it. What it does depends
   * on more than its guards, so it is tried; a step that blocks is possible, and an error.
   */
  private boolean canMeet(Region region, Arrival arrival, byte[] state, int process) {
    if (region.guards().stream()
        .noneMatch(g -> g instanceof Command.Receive r && takes(r, arrival, state, process))) {
      return false;
    }
    Fault before = failedAssertion;
    try {
      return run(region, arrival, state.clone(), process);
    } catch (FaultException _) {
      return true;
    } finally {
      failedAssertion = before;
    }
  }

  private boolean takes(Command.Receive receive, Arrival arrival, byte[] state, int process) {
    return evaluator.value(receive.channel(), state, process) == arrival.channel
        && takes(receive.patterns(), arrival.message, state, process);
  }

  private boolean takes(List<Pattern> patterns, int[] message, byte[] state, int process) {
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Match(Expression value)
          && evaluator.value(value, state, process) != message[f]) {
        return false;
      }
    }
    return true;
  }

  private int[] message(Channel channel, List<Expression> values, byte[] state, int process) {
    int[] message = new int[channel.fields().size()];
    if (values.size() != message.length) {
      throw Evaluator.fault(
          Fault.Kind.CHANNEL,
          "a message of %d fields is sent with %d".formatted(message.length, values.size()),
          process);
    }
    for (int f = 0; f < message.length; f++) {
      message[f] = channel.fields().get(f).narrow(evaluator.value(values.get(f), state, process));
    }
    return message;
  }

  private boolean isEnabled(Command command, byte[] state, int process) {
    return switch (command) {
      case Command.Guard(Expression condition) -> evaluator.isTrue(condition, state, process);
      case Command.Send(Expression channel, var _, boolean _) -> {
        int number = evaluator.value(channel, state, process);
        Channel c = evaluator.channel(number, state, process);
        yield !c.isRendezvous() && Buffer.size(state, channels.offset(c, number)) < c.capacity();
      }
      case Command.Receive(Expression channel, var patterns, boolean random, boolean _) -> {
        int number = evaluator.value(channel, state, process);
        Channel c = evaluator.channel(number, state, process);
        yield !c.isRendezvous()
            && evaluator.match(c, number, patterns, random, state, process) >= 0;
      }
      case Command.End() -> process == (state[Layout.COUNT] & 0xff) - 1;
      case Command.Deterministic(Region region) ->
          region.guards().isEmpty()
              || region.guards().stream().anyMatch(g -> isEnabledInStep(g, null, state, process));
      case Command.Acquire(Place lock) ->
          Bytes.get(state, evaluator.offset(lock, state, process), lock.type()) == 0;
      case Command.Assign _, Command.Assert _, Command.Print _ -> true;
      case Command.Skip _, Command.Otherwise _, Command.Start _, Command.Release _ -> true;
      case Command.SetPriority _ -> true;
    };
  }

  /** A message for which no buffer is needed, on its way. */
  private static final class Arrival {
    private final int channel;
    private final int[] message;

    private Arrival(int channel, int[] message) {
      this.channel = channel;
      this.message = message;
    }
  }

  /**
   * As {@link #isEnabled}; but an attempt to send without a buffer does not wait: it is an error.
   */
  private boolean isEnabledInStep(
      Command command, @Nullable Arrival arrival, byte[] state, int process) {
    return switch (command) {
      case Command.Send send when isRendezvous(send.channel(), state, process) -> true;
      case Command.Receive receive
          when arrival != null && takes(receive, arrival, state, process) ->
          true;
      default -> isEnabled(command, state, process);
    };
  }

  private Optional<Edge> firstEnabled(
      Location location, @Nullable Arrival arrival, byte[] state, int process) {
    for (Edge edge : location.edges()) { // an otherwise comes after what it depends on
      if (isEnabledInStep(edge.command(), arrival, state, process)) {
        return Optional.of(edge);
      }
    }
    return Optional.empty();
  }

  @Override
  public int perform(byte[] state, long transition) {
    failedAssertion = null;
    int mover = Transition.process(transition);
    Edge edge = edges[Transition.edge(transition)];
    int frame = model.length(mover);
    try {
      if (Transition.isRendezvous(transition)) {
        int receiver = Transition.partner(transition);
        Edge receive = edges[Transition.partnerEdge(transition)];
        exchange(state, mover, edge, receiver, receive);
        Bytes.setLocation(state, frame, edge.target());
        forget(state, frame, edge);
        mover = receiver;
        frame = model.length(receiver);
        edge = receive;
      } else {
        execute(edge.command(), state, mover, edge);
      }
    } catch (FaultException e) {
      throw at(e, mover, edge);
    }
    if (!(edge.command() instanceof Command.End)) {
      Bytes.setLocation(state, frame, edge.target());
      forget(state, frame, edge);
    }
    state[Layout.HOLDER] = (byte) (edge.exclusive() ? mover + 1 : 0);
    if (model.tracksLastMover()) {
      state[Layout.LAST] = (byte) mover;
    }
    return length(state);
  }

  private static void forget(byte[] state, int frame, Edge edge) {
    for (Place place : edge.forgotten()) {
      Bytes.put(state, frame + place.offset(), place.type(), 0);
    }
  }

  private void exchange(byte[] state, int sender, Edge send, int receiver, Edge receive) {
    Command.Send sent = (Command.Send) send.command();
    Channel channel =
        evaluator.channel(evaluator.value(sent.channel(), state, sender), state, sender);
    int[] message = message(channel, sent.values(), state, sender);
    switch (receive.command()) {
      case Command.Receive r -> store(message, r.patterns(), state, receiver);
      case Command.Deterministic(Region region) -> {
        int number = evaluator.value(sent.channel(), state, sender);
        run(region, new Arrival(number, message), state, receiver);
      }
      default -> throw new IllegalStateException("no receive: " + receive.text());
    }
  }

  private void store(int[] message, List<Pattern> patterns, byte[] state, int process) {
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof Pattern.Into(Place place)) {
        Bytes.put(state, evaluator.offset(place, state, process), place.type(), message[f]);
      }
    }
  }

  private void execute(Command command, byte[] state, int process, @Nullable Edge edge) {
    switch (command) {
      case Command.Assign(Place target, Expression value) -> {
        int v = evaluator.value(value, state, process);
        Bytes.put(state, evaluator.offset(target, state, process), target.type(), v);
      }
      case Command.Send(Expression channel, var values, boolean sorted) -> {
        int number = evaluator.value(channel, state, process);
        Channel c = evaluator.channel(number, state, process);
        int[] message = message(c, values, state, process);
        Buffer.add(state, channels.offset(c, number), c, message, sorted);
      }
      case Command.Receive receive -> receive(receive, state, process);
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

  private void receive(Command.Receive receive, byte[] state, int process) {
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
      Buffer.remove(state, buffer, channel, message);
    }
  }

  private int start(byte[] state, int index, int[] arguments) {
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
  private boolean run(Region region, @Nullable Arrival arriving, byte[] state, int process) {
    Arrival arrival = arriving;
    int steps = 0;
    for (int at = region.entry(); at != Region.EXIT; steps++) {
      Edge edge =
          firstEnabled(region.locations().get(at), arrival, state, process)
              .orElseThrow(() -> blocked("a deterministic step blocks", process));
      if (steps > MAX_REGION_STEPS) {
        throw blocked("a deterministic step does not end within 100,000,000 steps", process);
      }
      if (edge.command() instanceof Command.Send send
          && isRendezvous(send.channel(), state, process)) {
        throw blocked("a rendezvous is attempted inside a deterministic step", process);
      }
      if (arrival != null
          && edge.command() instanceof Command.Receive receive
          && takes(receive, arrival, state, process)) {
        store(arrival.message, receive.patterns(), state, process);
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

  private static FaultException at(FaultException e, int process, Edge edge) {
    Fault f = e.fault();
    return new FaultException(
        new Fault(f.kind(), f.message() + " in " + edge.text(), process, edge.position()));
  }

  /** What a step prints, given the state before it. */
  public Optional<String> printed(byte[] state, long transition) {
    return edges[Transition.edge(transition)].command() instanceof Command.Print print
        ? Optional.of(
            Formatter.format(
                print.format(),
                print.values().stream()
                    .map(v -> evaluator.value(v, state, Transition.process(transition)))
                    .toList()))
        : Optional.empty();
  }
}
