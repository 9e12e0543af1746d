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
import jacquard.model.Place;
import jacquard.model.Region;
import jacquard.model.Transition;
import jacquard.model.run.ChannelEvents.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs a model by walking its trees. */
public final class Interpreter implements Machine {
  private final Model model;
  private final Evaluator evaluator;
  private final Possibility possibility;
  private final Effects effects;
  private final Edge[] edges;
  private final HighestPriority priorities;

  /** How many questions are open whether a process can move. */
  private int questions;

  private @Nullable ChannelListener listener;

  public Interpreter(Model model) {
    this.model = model;
    Channels channels = new Channels(model);
    this.evaluator = new Evaluator(model, channels, this::canMove);
    this.possibility = new Possibility(channels, evaluator);
    this.effects = new Effects(model, channels, evaluator, possibility);
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
    effects.setFailedAssertion(null);
    model.initialization().forEach(c -> effects.execute(c, state, 0, null));
    for (int i = 0; i < model.initial().size(); i++) {
      int[] arguments = model.hasPriorities() ? new int[] {model.priorities().get(i)} : new int[0];
      effects.start(state, model.initial().get(i), arguments);
    }
    return length(state);
  }

  @Override
  public Optional<Fault> failedAssertion() {
    return Optional.ofNullable(effects.failedAssertion());
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
        && possibility.isRendezvous(send.channel(), state, process);
  }

  /** Adds what one edge makes possible to a list that has {@code before} transitions. */
  public int list(byte[] state, int process, Edge edge, long[] transitions, int before) {
    try {
      if (edge.command() instanceof Command.Send(var channel, var values, boolean _)
          && possibility.isRendezvous(channel, state, process)) {
        return partners(state, process, edge, channel, values, transitions, before);
      }
      if (possibility.isEnabled(edge.command(), state, process)) {
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
    effects.setFailedAssertion(null);
    effects.execute(edge.command(), state, process, edge);
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
    return isTrue(condition, state, isEnd, -1);
  }

  /** The same for an observer whose own variables are in the frame of a process. */
  public boolean isTrue(Expression condition, byte[] state, boolean isEnd, int observer) {
    evaluator.setEnd(isEnd);
    boolean value = evaluator.isTrue(condition, state, observer);
    evaluator.setEnd(false);
    return value;
  }

  /** Gives a variable of an observer its value. */
  public void assign(Command.Assign assignment, byte[] state, int observer) {
    effects.execute(assignment, state, observer, null);
  }

  /** Whether the condition under which a process may move holds. */
  public boolean isProvided(byte[] state, int process) {
    Optional<Expression> provided = graph(state, process).provided();
    return provided.isEmpty() || evaluator.isTrue(provided.get(), state, process);
  }

  private Location here(byte[] state, int process) {
    return graph(state, process).location(location(state, process));
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
    int[] message = possibility.message(c, values, state, sender);
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
      case Command.Receive receive -> possibility.takes(receive, arrival, state, process);
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
        .noneMatch(
            g -> g instanceof Command.Receive r && possibility.takes(r, arrival, state, process))) {
      return false;
    }
    Fault before = effects.failedAssertion();
    effects.setListener(null);
    try {
      return effects.run(region, arrival, state.clone(), process);
    } catch (FaultException _) {
      return true;
    } finally {
      effects.setFailedAssertion(before);
      effects.setListener(listener);
    }
  }

  /** From here on, this one is told of the messages of all steps that are performed. */
  public void listenTo(ChannelListener newListener) {
    listener = newListener;
    effects.setListener(newListener);
  }

  @Override
  public int perform(byte[] state, long transition) {
    effects.setFailedAssertion(null);
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
        effects.execute(edge.command(), state, mover, edge);
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
      Bytes.put(state, place.isGlobal() ? place.offset() : frame + place.offset(), place.type(), 0);
    }
  }

  private void exchange(byte[] state, int sender, Edge send, int receiver, Edge receive) {
    Command.Send sent = (Command.Send) send.command();
    int number = evaluator.value(sent.channel(), state, sender);
    Channel channel = evaluator.channel(number, state, sender);
    int[] message = possibility.message(channel, sent.values(), state, sender);
    effects.happened(Kind.SEND, number, channel, message, state, sender, send);
    effects.tell(Kind.SEND, number, channel, message, sender);
    switch (receive.command()) {
      case Command.Receive r -> {
        effects.happened(Kind.RECEIVE, number, channel, message, state, receiver, receive);
        effects.tell(Kind.RECEIVE, number, channel, message, receiver);
        effects.store(message, r.patterns(), state, receiver);
      }
      case Command.Deterministic(Region region) -> {
        effects.run(region, new Arrival(number, message), state, receiver);
      }
      default -> throw new IllegalStateException("no receive: " + receive.text());
    }
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
