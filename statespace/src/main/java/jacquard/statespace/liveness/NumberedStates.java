package jacquard.statespace.liveness;

import jacquard.model.Model;
import jacquard.statespace.StateStore;
import jacquard.statespace.store.FlatStates;
import java.util.function.Consumer;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * States that a search in one thread has come across, each with a number that the search may
 * change; the first is 0. A state is known by its address, which is more than 0.
 *
 * <p>As long as there is memory, states are kept as they are, which is fast; when a part of it is
 * used up, all of them are folded, which takes a fraction of the memory. Their addresses are then
 * others.
 */
final class NumberedStates {
  /** So many states can be prepared at a time. */
  static final int BATCH = 16;

  /** No address has this bit. */
  static final long FREE_BIT = 1L << 62;

  /** Nor this one. */
  static final long OTHER_FREE_BIT = 1L << 61;

  /**
   * States are kept as they are in so large a part of the memory, with what they and the search
   * need while they grow; what is left is enough for them to be folded, and to go on.
   */
  private static final int FLAT_PART = 2;

  private static final int NOTE_BYTES = 8;

  private final Model model;
  private final int tail;
  private final long maxBytes;
  private final int[] hashes = new int[BATCH];
  private final long[] seen = new long[BATCH];
  private @Nullable FlatStates flat;
  private FlatStates.@Nullable Writer writer;
  private StateStore folded;
  private long size;

  /** Nobody reads it: it is there so that the memory is read that it is copied from. */
  @SuppressWarnings("UnusedVariable")
  private long near;

  /**
   * @param tail how many bytes a search puts behind each state
   * @param maxBytes how much memory the search may take
   */
  NumberedStates(Model model, int tail, long maxBytes) {
    this.model = model;
    this.tail = tail;
    this.maxBytes = maxBytes;
    this.folded = StateStore.of(model, tail, NOTE_BYTES);
    FlatStates first = new FlatStates(model.globalBytes(), model.frameBytes(), tail);
    if (FlatStates.takes(stateBytes()) && first.bytesToGrow() < maxBytes / FLAT_PART) {
      this.flat = first;
      this.writer = first.new Writer(true);
    }
  }

  /** How long an array for a state should be. */
  int stateBytes() {
    return model.length(255) + tail + Long.BYTES;
  }

  /** How many states were added. */
  long size() {
    return size;
  }

  long bytes() {
    FlatStates f = flat;
    return f != null ? f.bytes() : folded.bytes();
  }

  /** How many bytes there are while it grows the next time; very many, if it cannot grow. */
  long bytesToGrow() {
    FlatStates f = flat;
    return f != null ? f.bytesToGrow() : folded.bytesToGrow();
  }

  /**
   * Whether states are still kept as they are but should not be any longer.
   *
   * @param beside how many bytes the search needs besides
   */
  boolean needsFolding(long beside) {
    FlatStates f = flat;
    return f != null && (f.bytesToGrow() + beside > maxBytes / FLAT_PART || !f.canGrow());
  }

  /**
   * Folds all states.
   *
   * @param addresses is handed what turns an address into that of the same state afterwards
   */
  void fold(Consumer<LongUnaryOperator> addresses) {
    FlatStates f = flat;
    if (f == null) {
      throw new IllegalStateException("the states are folded already");
    }
    byte[] state = new byte[stateBytes()];
    f.forEach(
        address -> {
          f.load(address, state);
          folded.setNote(folded.add(state), f.number(address));
        });
    addresses.accept(
        address -> {
          f.load(address, state);
          return folded.find(state);
        });
    flat = null;
    writer = null;
  }

  /** Makes room for so many more states, before they are prepared. */
  void makeRoom(int more) {
    FlatStates f = flat;
    if (f != null && f.isCrowded(size + more)) {
      f.grow();
    }
  }

  /**
   * Looks where a state would be, so that it is near when it is added.
   *
   * @param number below {@link #BATCH}
   */
  void prepare(byte[] state, int number) {
    FlatStates f = flat;
    if (f != null) {
      hashes[number] = f.hash(state);
      seen[number] = f.look(hashes[number]);
    }
  }

  /** Reads where a prepared state would be, so that those that come after it are near, too. */
  void approach(int number) {
    FlatStates f = flat;
    if (f != null) {
      near = f.near(hashes[number], seen[number]);
    }
  }

  /** The address of a prepared state, which is added if need be. */
  long add(byte[] state, int number) {
    FlatStates.Writer w = writer;
    long reached = w != null ? w.add(state, hashes[number], seen[number], 0) : folded.add(state);
    if (reached < 0) {
      return ~reached;
    }
    size++;
    return reached;
  }

  /**
   * As {@link #add(byte[], int)}; but if the state has a number by now that is not 0, that number
   * with {@link #FREE_BIT} instead of its address. What has just been compared is near, later it
   * will not be.
   */
  long addOrNumber(byte[] state, int number) {
    long address = add(state, number);
    int known = number(address);
    return known == 0 ? address : FREE_BIT | known;
  }

  /** The address of a state, which is added if need be. */
  long add(byte[] state) {
    makeRoom(1);
    prepare(state, 0);
    return add(state, 0);
  }

  /** The address of a state; -1 if it was not added. */
  long find(byte[] state) {
    FlatStates f = flat;
    return f != null ? f.find(state) : folded.find(state);
  }

  /**
   * Another way to look for states, for another thread; as long as there is one, nobody may add
   * any.
   */
  ToLongFunction<byte[]> finder() {
    FlatStates f = flat;
    return f != null ? f::find : folded.finder();
  }

  /** Copies a state. What is behind it in the array may change, too. */
  void load(long address, byte[] into) {
    FlatStates f = flat;
    if (f != null) {
      f.load(address, into);
    } else {
      folded.load(address, into);
    }
  }

  int number(long address) {
    FlatStates f = flat;
    return f != null ? f.number(address) : (int) folded.note(address);
  }

  /** Gives a state another number; not negative. */
  void setNumber(long address, int number) {
    FlatStates f = flat;
    if (f != null) {
      f.setNumber(address, number);
    } else {
      folded.setNote(address, number);
    }
  }
}
