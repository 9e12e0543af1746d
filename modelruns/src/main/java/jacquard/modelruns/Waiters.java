package jacquard.modelruns;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells, as bits of one number, which processes could move in a state of an object: those that were
 * ever seen to wait there, each with its local variables as they were. So a search can look up
 * whether a process could have moved before an event, as it does with a thread that is parked.
 */
final class Waiters {
  /** Whether a process can move in a state. */
  @FunctionalInterface
  interface Mobility {
    boolean canMove(byte[] state, int process);
  }

  /** A process as it was when it waited. */
  private static final class Waiter {
    private final int process;
    private final byte[] frame;

    Waiter(int process, byte[] frame) {
      this.process = process;
      this.frame = frame;
    }
  }

  private final Model model;
  private final SharedObjects objects;
  private final Set<Integer> waitedFor = new HashSet<>();
  private final Map<Integer, List<Waiter>> waiters = new HashMap<>();
  private final Map<ByteBuffer, Integer> numbers = new HashMap<>();
  private final byte[] scratch;

  Waiters(Model model, SharedObjects objects, int maxLength) {
    this.model = model;
    this.objects = objects;
    this.scratch = new byte[maxLength];
    for (ProcessGraph p : model.processes()) {
      for (Location l : p.locations()) {
        if (mayBlock(p.index(), l.id())) {
          waitedFor.add(objects.object(p.index(), l.id()));
        }
      }
    }
  }

  /** Whether somebody may have to wait for this object. */
  boolean areFor(int object) {
    return waitedFor.contains(object);
  }

  /** Whether a process may have to wait at a location. */
  boolean mayBlock(int process, int location) {
    ProcessGraph graph = model.process(process);
    return graph.provided().isPresent()
        || graph.location(location).edges().stream().noneMatch(Waiters::isAlwaysPossible);
  }

  static boolean isAlwaysPossible(Edge edge) {
    return switch (edge.command()) {
      case Command.Assign _, Command.Assert _, Command.Print _, Command.Skip _ -> true;
      case Command.Otherwise _, Command.Start _, Command.Release _ -> true;
      case Command.SetPriority _ -> true;
      case Command.Guard _, Command.Send _, Command.Receive _, Command.End _ -> false;
      case Command.Deterministic _, Command.Acquire _ -> false;
    };
  }

  /** The bit of a process that waits where it is now, or might have to. */
  long bit(byte[] state, int process) {
    int frame = model.length(process);
    ByteBuffer key = ByteBuffer.allocate(model.frameBytes() + 1);
    key.put((byte) process).put(state, frame, model.frameBytes()).flip();
    Integer known = numbers.get(key);
    if (known == null) {
      int graph = state[frame + Layout.KIND] & 0xff;
      int location =
          (state[frame + Layout.LOCATION] & 0xff)
              | (state[frame + Layout.LOCATION + 1] & 0xff) << 8;
      List<Waiter> here =
          waiters.computeIfAbsent(objects.object(graph, location), _ -> new ArrayList<>());
      known = here.size();
      if (known == Long.SIZE) {
        throw new RefusedModelException(
            "processes wait in more than 64 ways for what belongs together");
      }
      byte[] bytes = new byte[model.frameBytes()];
      System.arraycopy(state, frame, bytes, 0, bytes.length);
      here.add(new Waiter(process, bytes));
      numbers.put(key, known);
    }
    return 1L << known;
  }

  /** How many there are; grows while executions are seen for the first time. */
  int size() {
    return numbers.size();
  }

  /** Which of those that wait for an object could move in this state. */
  long possible(int object, byte[] state, Mobility mobility) {
    long bits = 0;
    List<Waiter> here = waiters.getOrDefault(object, List.of());
    int processes = state[Layout.COUNT] & 0xff;
    for (int w = 0; w < here.size(); w++) {
      Waiter waiter = here.get(w);
      if (waiter.process < processes) {
        System.arraycopy(state, 0, scratch, 0, model.length(processes));
        System.arraycopy(
            waiter.frame, 0, scratch, model.length(waiter.process), waiter.frame.length);
        scratch[Layout.HOLDER] = 0;
        bits |= mobility.canMove(scratch, waiter.process) ? 1L << w : 0;
      }
    }
    return bits;
  }
}
