package jacquard.modelruns;

import jacquard.model.Layout;
import jacquard.model.Model;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells, as bits of one number, which processes could move in a state of an object: those that were
 * seen to wait there. So a search can look up whether a process could have moved before an event,
 * as it does with a thread that is parked.
 *
 * <p>Usually a process is taken as it was when it waited, with its local variables: before an
 * earlier event, it may have been somewhere else, and come to wait without any need for that event.
 * A process that others can move is taken as it is instead: all its steps have the same object.
 *
 * <p>The bits mean the same within one execution. They are kept for later ones, which usually have
 * the same waiters, until there are too many.
 */
final class Waiters {
  /** Whether processes can move. */
  interface Mobility {
    /** Whether a process can move in the state at hand. */
    boolean canMove(int process);

    /** Whether a process can move in another state. */
    boolean canMove(byte[] state, int process);
  }

  /** A process that waits. */
  private static final class Waiter {
    private final int process;

    /** What it was like; empty where it is taken as it is. */
    private final byte[] frame;

    Waiter(int process, byte[] frame) {
      this.process = process;
      this.frame = frame;
    }
  }

  private final Model model;
  private final Map<Integer, List<Waiter>> waiters = new HashMap<>();
  private final Map<ByteBuffer, Integer> numbers = new HashMap<>();
  private final byte[] scratch;
  private final ByteBuffer key;
  private boolean tooMany;

  Waiters(Model model, int maxLength) {
    this.model = model;
    this.scratch = new byte[maxLength];
    this.key = ByteBuffer.allocate(model.frameBytes() + 1);
  }

  /** The bit of a process that waits for an object where it is now, or might have to. */
  long bitAsItWas(int object, byte[] state, int process) {
    return bit(object, state, process, model.frameBytes());
  }

  /** The bit of a process, wherever it is. */
  long bitAsItIs(int object, byte[] state, int process) {
    return bit(object, state, process, 0);
  }

  private long bit(int object, byte[] state, int process, int length) {
    int frame = model.length(process);
    key.clear().put((byte) process).put(state, frame, length).flip();
    Integer known = numbers.get(key);
    if (known == null) {
      List<Waiter> here = waiters.computeIfAbsent(object, _ -> new ArrayList<>());
      if (here.size() == Long.SIZE) {
        tooMany = true;
        return 0;
      }
      known = here.size();
      here.add(new Waiter(process, Arrays.copyOfRange(state, frame, frame + length)));
      numbers.put(ByteBuffer.allocate(key.limit()).put(key).flip(), known);
    }
    return 1L << known;
  }

  /** How many there are; grows while executions are seen for the first time. */
  int size() {
    return numbers.size();
  }

  /** Whether some waiter found no bit since they were last forgotten. */
  boolean areTooMany() {
    return tooMany;
  }

  void forget() {
    waiters.clear();
    numbers.clear();
    tooMany = false;
  }

  /** Which of those that wait for an object could move in this state. */
  long possible(int object, byte[] state, Mobility mobility) {
    List<Waiter> here = waiters.get(object);
    if (here == null) {
      return 0;
    }
    long bits = 0;
    int length = model.length(state[Layout.COUNT] & 0xff);
    for (int w = 0; w < here.size(); w++) {
      bits |= canMove(here.get(w), state, length, mobility) ? 1L << w : 0;
    }
    return bits;
  }

  private boolean canMove(Waiter waiter, byte[] state, int length, Mobility mobility) {
    int process = waiter.process;
    if (waiter.frame.length == 0) {
      return process < (state[Layout.COUNT] & 0xff) && mobility.canMove(process);
    }
    System.arraycopy(state, 0, scratch, 0, length);
    // it may be there by the time that it could move, even if it has yet to be created
    System.arraycopy(waiter.frame, 0, scratch, model.length(process), waiter.frame.length);
    return mobility.canMove(scratch, process);
  }
}
