package jacquard.statespace;

import jacquard.model.Model;
import jacquard.statespace.store.Folding;
import jacquard.statespace.store.NotedKeys;
import jacquard.statespace.store.StateTree;
import java.util.function.ToLongFunction;

/**
 * All states seen, exactly, for a search in one thread. A state is known by its address; the first
 * byte of a state tells its length. Beside each state there may be a few bytes for the search.
 */
public final class StateStore {
  private final StateTree tree;
  private final Folding folding;
  private final NotedKeys keys;

  /**
   * @param lengths of states, by their first byte: all steps are equally large
   * @param beside how many bytes to keep beside each state: 0, 1 or 8
   */
  public StateStore(int[] lengths, int beside) {
    this(lengths[0], lengths.length < 2 ? 0 : lengths[1] - lengths[0], 0, beside);
  }

  /**
   * For the states of a model.
   *
   * @param tail how many bytes a search puts behind each state
   * @param beside how many bytes to keep beside each state: 0, 1 or 8
   */
  public static StateStore of(Model model, int tail, int beside) {
    return new StateStore(model.globalBytes(), model.frameBytes(), tail, beside);
  }

  /**
   * @param head how many bytes of a state come before its frames
   * @param frame the bytes of each frame; the first byte of a state says how many there are
   * @param tail how many bytes come behind the frames
   * @param beside how many bytes to keep beside each state: 0, 1 or 8
   */
  public StateStore(int head, int frame, int tail, int beside) {
    this.tree = new StateTree(head, frame, tail);
    this.folding = new Folding(tree);
    this.keys = new NotedKeys(beside);
  }

  public long size() {
    return keys.size();
  }

  /** How many bytes it takes. */
  public long bytes() {
    return tree.bytes() + keys.bytes();
  }

  /** How many bytes there are while it grows the next time; very many, if it cannot grow. */
  public long bytesToGrow() {
    return tree.isNearlyFull() || !keys.canGrow()
        ? Long.MAX_VALUE
        : bytes() + 2 * keys.bytes() + tree.bytes() / 2;
  }

  /**
   * Adds a state.
   *
   * @return its address if it is new, else the complement of the address of the one that is there
   */
  public long add(byte[] state) {
    if (tree.isCrowded()) {
      tree.grow();
    }
    long key = folding.fold(state);
    return keys.add(key) ? key : ~key;
  }

  /** The address of a state; -1 if it was not added. */
  public long find(byte[] state) {
    if (tree.isCrowded()) {
      tree.grow();
    }
    long key = folding.fold(state);
    return keys.contains(key) ? key : -1;
  }

  /**
   * Another way to look for states, for another thread; as long as there is one, nobody may add
   * any.
   */
  public ToLongFunction<byte[]> finder() {
    Folding own = new Folding(tree);
    return state -> {
      long key = own.fold(state);
      return keys.contains(key) ? key : -1;
    };
  }

  /** Copies a state. What is behind it in the array may change, too. */
  public void load(long address, byte[] into) {
    folding.unfold(address, into);
  }

  /** Says that the states to come are successors of the one added last: they are added faster. */
  public void moveOn() {
    folding.moveOn();
  }

  /** A number kept beside a state, in a store with 8 bytes for it. */
  public long note(long address) {
    return keys.note(address);
  }

  public void setNote(long address, long note) {
    keys.setNote(address, note);
  }

  /** A mark kept beside a state, in a store with a byte for it. */
  public boolean isMarked(long address) {
    return keys.marks(address) != 0;
  }

  public void setMark(long address, boolean mark) {
    keys.setMarks(address, mark ? 1 : 0);
  }

  /** All marks of a state as one number below 256, in a store with a byte for them. */
  public int marks(long address) {
    return keys.marks(address);
  }

  public void setMarks(long address, int marks) {
    keys.setMarks(address, marks);
  }
}
