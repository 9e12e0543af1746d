package jacquard.model.compile;

import jacquard.model.Edge;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.Position;
import jacquard.model.Transition;
import jacquard.model.run.Bytes;
import jacquard.model.run.HighestPriority;
import jacquard.model.run.Interpreter;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What all compiled models share. The generated class adds the code of locations and edges. */
abstract class CompiledMachine implements Machine {
  private final Model model;
  private final Interpreter interpreter;
  private final Edge[] edges;
  private final int globalBytes;
  private final int frameBytes;
  private final boolean asksForTimeout;
  private final boolean hasPriorities;
  private final HighestPriority priorities;
  private final int[][] buffers;
  private final int[] capacities;
  private @Nullable Fault failedAssertion;
  private boolean timeout;

  CompiledMachine(Model model, boolean asksForTimeout) {
    this.model = model;
    this.interpreter = new Interpreter(model);
    this.edges = model.edges().toArray(Edge[]::new);
    this.globalBytes = model.globalBytes();
    this.frameBytes = model.frameBytes();
    this.asksForTimeout = asksForTimeout;
    this.hasPriorities = model.hasPriorities();
    this.priorities = new HighestPriority(model, this::listOf);
    this.buffers = ReferredChannel.buffers(model);
    this.capacities = ReferredChannel.capacities(model);
  }

  /** Adds the enabled transitions of a process to the list; generated. */
  abstract int list(byte[] state, int process, int frame, long[] transitions, int before);

  /** Performs an edge and moves control; generated. */
  abstract void act(byte[] state, int process, int frame, int edge);

  @Override
  public final Model model() {
    return model;
  }

  @Override
  public final int maxLength() {
    return model.length(Layout.MAX_PROCESSES);
  }

  @Override
  public final int initial(byte[] state) {
    failedAssertion = null;
    return interpreter.initial(state);
  }

  @Override
  public final Optional<Fault> failedAssertion() {
    return Optional.ofNullable(failedAssertion);
  }

  @Override
  public final int length(byte[] state) {
    return globalBytes + (state[Layout.COUNT] & 0xff) * frameBytes;
  }

  @Override
  public final int enabled(byte[] state, long[] transitions) {
    try {
      int holder = state[Layout.HOLDER] & 0xff;
      if (holder != 0) {
        int process = holder - 1;
        return hasPriorities
            ? priorities.listOf(state, process, transitions)
            : listOf(state, process, transitions, 0);
      }
      int found = listAll(state, transitions);
      if (found == 0 && asksForTimeout) {
        setTimeout(true);
        found = listAll(state, transitions);
        setTimeout(false);
      }
      return found;
    } catch (FaultException _) {
      setTimeout(false);
      return interpreter.enabled(state, transitions); // says where
    }
  }

  @Override
  public final int enabledOf(byte[] state, int process, long[] transitions) {
    try {
      return list(state, process, globalBytes + process * frameBytes, transitions, 0);
    } catch (FaultException _) {
      return interpreter.enabledOf(state, process, transitions); // says where
    }
  }

  @Override
  public final Machine twin() {
    return Compiler.instance(getClass(), model);
  }

  private void setTimeout(boolean timeout) {
    this.timeout = timeout;
    interpreter.setTimeout(timeout);
  }

  private int listOf(byte[] state, int process, long[] transitions, int before) {
    return list(state, process, globalBytes + process * frameBytes, transitions, before);
  }

  private int listAll(byte[] state, long[] transitions) {
    if (hasPriorities) {
      return priorities.list(state, transitions);
    }
    int found = 0;
    int process = (state[Layout.COUNT] & 0xff) - 1;
    for (int frame = globalBytes + process * frameBytes; process >= 0; frame -= frameBytes) {
      found = list(state, process--, frame, transitions, found);
    }
    return found;
  }

  @Override
  public final int perform(byte[] state, long transition) {
    failedAssertion = null;
    int edge = Transition.edge(transition);
    if (Transition.isRendezvous(transition)) {
      return interpreter.perform(state, transition);
    }
    int process = Transition.process(transition);
    try {
      act(state, process, globalBytes + process * frameBytes, edge);
    } catch (FaultException e) {
      Fault f = e.fault();
      throw new FaultException(
          new Fault(
              f.kind(),
              f.message() + " in " + edges[edge].text(),
              process,
              edges[edge].position()));
    }
    return length(state);
  }

  // Called by generated code.

  final boolean isTimeout() {
    return timeout;
  }

  /** Where the buffer of the channel with a number starts, if it has a shape. */
  final int buffer(int number, int shape) {
    int[] starts = buffers[shape];
    return number >= 0 && number < starts.length ? starts[number] : ReferredChannel.NONE;
  }

  final int capacity(int number) {
    return capacities[number];
  }

  final boolean isProvided(byte[] state, int process) {
    return interpreter.isProvided(state, process);
  }

  final int interpretedList(byte[] state, int process, int edge, long[] transitions, int before) {
    return interpreter.list(state, process, edges[edge], transitions, before);
  }

  final int interpretedList(byte[] state, int process, long[] transitions, int before) {
    Location at = graph(state, process).location(location(state, process));
    return interpreter.list(state, process, at, transitions, before);
  }

  final void interpretedAct(byte[] state, int process, int edge) {
    interpreter.act(state, process, edges[edge]);
    failedAssertion = interpreter.failedAssertion().orElse(null);
  }

  final void assertionFailed(int process, int edge) {
    failedAssertion =
        new Fault(
            Fault.Kind.ASSERTION, edges[edge].text() + " failed", process, edges[edge].position());
  }

  static void add(long[] transitions, int index, int process, int edge) {
    if (index < transitions.length) {
      transitions[index] = Transition.of(process, edge);
    }
  }

  static int locationIn(byte[] state, int frame) {
    return Bytes.getShort(state, frame + Layout.LOCATION) & 0xffff;
  }

  static int index(int index, int length) {
    if (index < 0 || index >= length) {
      throw new FaultException(
          new Fault(
              Fault.Kind.INDEX,
              "index %d is not in 0..%d".formatted(index, length - 1),
              -1,
              Position.NOWHERE));
    }
    return index;
  }

  static int divisor(int value) {
    if (value == 0) {
      throw new FaultException(
          new Fault(Fault.Kind.ARITHMETIC, "division by zero", -1, Position.NOWHERE));
    }
    return value;
  }

  static void clear(byte[] state, int from, int bytes) {
    Arrays.fill(state, from, from + bytes, (byte) 0);
  }

  static void removeFirst(byte[] state, int buffer, int messageBytes) {
    int size = state[buffer] & 0xff;
    int from = buffer + 1 + messageBytes;
    int rest = (size - 1) * messageBytes;
    System.arraycopy(state, from, state, buffer + 1, rest);
    Arrays.fill(state, buffer + 1 + rest, buffer + 1 + rest + messageBytes, (byte) 0);
    state[buffer] = (byte) (size - 1);
  }
}
