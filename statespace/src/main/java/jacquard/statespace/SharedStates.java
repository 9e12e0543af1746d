package jacquard.statespace;

import jacquard.model.Model;
import jacquard.statespace.store.FlatStates;
import jacquard.statespace.store.Folding;
import jacquard.statespace.store.KeySet;
import jacquard.statespace.store.LongList;
import jacquard.statespace.store.StateTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The states that several threads have seen, level by level. A thread holds on to it while it adds
 * states, and lets go when there must be more room: it is made when all have let go.
 *
 * <p>As long as there is memory, states are kept as they are, which is fast; when a part of it is
 * used up, all of them are folded, which takes a fraction of the memory. Their keys are then
 * others.
 */
final class SharedStates {
  /** A key, and whether its state is of the level that is being found. */
  @FunctionalInterface
  interface Lists {
    /** Hands over all lists of keys; those of the states of the next level as open ones. */
    void forEach(Consumer<LongList> closed, Consumer<LongList> open);
  }

  /** States are kept as they are in so large a part of the memory. */
  private static final int FLAT_PART = 4;

  /** No state needs less, with its entry in the table. */
  private static final int LEAST_BYTES = 32;

  private final Model model;
  private final long maxStates;
  private final long maxBytes;
  private final boolean forOne;
  private final Lists lists;
  private final LongFunction<Optional<String>> stop;
  private final ReentrantReadWriteLock room = new ReentrantReadWriteLock();
  private final List<Access> accesses = new ArrayList<>();
  private @Nullable FlatStates flat;
  private StateTree tree;
  private KeySet keys = new KeySet();
  private int level;
  private volatile @Nullable String full;
  private boolean hasLostKeys;

  /**
   * @param maxStates how many states there may be
   * @param maxBytes how much memory they may take, with eight bytes for each elsewhere
   * @param forOne whether there is only one thread
   * @param lists all keys that are kept elsewhere
   * @param stop says, for so many states, why the search must stop, if it must
   */
  SharedStates(
      Model model,
      long maxStates,
      long maxBytes,
      boolean forOne,
      Lists lists,
      LongFunction<Optional<String>> stop) {
    this.model = model;
    this.maxStates = maxStates;
    this.maxBytes = maxBytes;
    this.forOne = forOne;
    this.lists = lists;
    this.stop = stop;
    this.tree = new StateTree(model.globalBytes(), model.frameBytes(), 0);
    FlatStates first = new FlatStates(model.globalBytes(), model.frameBytes(), 0);
    if (FlatStates.takes(model.length(255)) && first.bytes() < maxBytes / FLAT_PART) {
      this.flat = first;
    }
  }

  /** One for each thread, made before any is used. */
  Access access() {
    Access access = new Access();
    accesses.add(access);
    share();
    return access;
  }

  /** From now on, states are added that belong to this level. */
  void startLevel(int number) {
    level = number;
  }

  /** Whether keys must be closed before the states of the next level are added. */
  boolean needsClosing() {
    return flat == null;
  }

  /** Why no more states should be added, if so. */
  Optional<String> full() {
    return Optional.ofNullable(full);
  }

  boolean isFull() {
    return full != null;
  }

  /** Whether the search was stopped while keys were exchanged, so that some are of no use. */
  boolean hasLostKeys() {
    return hasLostKeys;
  }

  /** How many states there are; while threads are at work, about. */
  long size() {
    return accesses.stream().mapToLong(a -> a.added).sum();
  }

  /** How many bytes they take, with those elsewhere. */
  long bytes() {
    FlatStates f = flat;
    return (f != null ? f.bytes() : tree.bytes() + keys.bytes()) + 8 * size();
  }

  private void makeRoom() {
    room.writeLock().lock();
    try {
      long size = size();
      if (size >= maxStates) {
        full = maxStates + " states";
      }
      FlatStates f = flat;
      // While all states are folded there are both kinds of them.
      if (f != null && (f.bytes() + 8 * size > maxBytes / FLAT_PART || !f.canGrow())) {
        fold(f);
        f = flat;
      }
      long wanted = size + 16L * accesses.size();
      if (f != null) {
        if (f.isCrowded(wanted) && !hasLostKeys) {
          f.grow();
        }
      } else {
        growTree(wanted);
      }
      share();
    } finally {
      room.writeLock().unlock();
    }
  }

  private void growTree(long wanted) {
    if (tree.isNearlyFull() || !keys.canGrow() || bytesToGrow() > maxBytes) {
      full = "memory used up: " + bytes() + " bytes of states";
    }
    if (tree.isCrowded()) {
      tree.grow();
    }
    // A thread that has been told that there is no more room adds what it is about to.
    if (keys.isCrowded(wanted) && keys.canGrow()) {
      keys.grow();
    }
  }

  private void fold(FlatStates states) {
    byte[] state = new byte[model.length(255) + 8];
    Folding folding = new Folding(tree);
    long[] count = {0};
    lists.forEach(
        list -> list.replaceAll(a -> folded(states, a, state, folding, false, count)),
        list -> list.replaceAll(a -> folded(states, a, state, folding, true, count)));
    if (!hasLostKeys) {
      flat = null;
      accesses.forEach(Access::startFolding);
    }
  }

  private long folded(
      FlatStates states, long address, byte[] state, Folding folding, boolean open, long[] count) {
    if (hasLostKeys || isStopped(count[0])) {
      return address;
    }
    states.load(address, state);
    if (tree.isCrowded()) {
      tree.grow();
    }
    if (keys.isCrowded(++count[0])) {
      keys.grow();
    }
    long key = folding.fold(state);
    if (open) {
      keys.addMarked(key);
    } else {
      keys.add(key);
    }
    return key;
  }

  /** To fold millions of states takes seconds, in which the time may be up. */
  private boolean isStopped(long count) {
    Optional<String> why = (count & 0xfff) == 0xfff ? stop.apply(size()) : Optional.empty();
    why.ifPresent(
        reason -> {
          full = reason;
          hasLostKeys = true;
        });
    return why.isPresent();
  }

  private long bytesToGrow() {
    return bytes() + 2 * keys.bytes() + tree.bytes() / 2;
  }

  /** Each thread may add so many states before it has to ask. */
  private void share() {
    long size = size();
    FlatStates f = flat;
    long most = f != null ? f.room() : keys.room();
    long free = Math.min(most, Math.max(maxStates, size)) - size;
    if (f != null) {
      long each = Math.max(LEAST_BYTES, f.bytes() / Math.max(1, size));
      free = Math.min(free, Math.max(0, maxBytes / FLAT_PART - f.bytes()) / each);
    }
    for (Access access : accesses) {
      access.limit = access.added + Math.max(1, free / accesses.size());
    }
  }

  /** How a thread adds states. */
  final class Access {
    private @Nullable Folding folding;
    private FlatStates.@Nullable Writer writer;
    private long added;
    private long limit;

    Access() {
      FlatStates f = flat;
      if (f == null) {
        startFolding();
      } else {
        writer = f.new Writer(forOne);
      }
    }

    private void startFolding() {
      folding = new Folding(tree);
      writer = null;
    }

    void hold() {
      room.readLock().lock();
    }

    void letGo() {
      room.readLock().unlock();
    }

    /**
     * To be asked between any two states, by a thread that holds on.
     *
     * @return whether states must be prepared again, since there is more room
     */
    boolean makeRoomIfNeeded() {
      boolean grows = added >= limit || (flat == null && tree.isCrowded());
      if (grows) {
        letGo();
        try {
          makeRoom();
        } finally {
          hold();
        }
      }
      return grows;
    }

    /** The state with a key; successors of it are added faster than others. */
    void load(long key, byte[] state) {
      Folding f = folding;
      if (f != null) {
        f.unfold(key, state);
      } else {
        flat().load(key, state);
      }
    }

    private FlatStates flat() {
      FlatStates f = flat;
      if (f == null) {
        throw new IllegalStateException("the states are folded");
      }
      return f;
    }

    /** Where a state would be, so that it is near when it is added. */
    void prepare(byte[] state, Prepared at) {
      FlatStates f = flat;
      if (f != null) {
        at.hash = f.hash(state);
        at.seen = f.look(at.hash);
      }
    }

    /** Reads where a state would be, so that those that come after it are near, too. */
    void approach(Prepared at) {
      FlatStates f = flat;
      if (f != null) {
        at.near = f.near(at.hash, at.seen);
      }
    }

    /**
     * Adds a state; it is open until it is closed, or its level starts.
     *
     * @return its key if it is new, else the complement of it
     */
    long add(byte[] state, Prepared at) {
      FlatStates.Writer w = writer;
      long key;
      if (w != null) {
        key = w.add(state, at.hash, at.seen, level + 1);
      } else {
        key = fold(state);
        key = keys.addMarked(key) ? key : ~key;
      }
      if (key >= 0) {
        added++;
      }
      return key;
    }

    private long fold(byte[] state) {
      Folding f = folding;
      if (f == null) {
        throw new IllegalStateException("the states are not folded");
      }
      return f.fold(state);
    }

    boolean isOpen(long key) {
      FlatStates f = flat;
      return f != null ? f.number(key) > level : keys.isMarked(key);
    }

    void close(long key) {
      keys.setMark(key, false);
    }
  }

  /** Where a state would be. */
  static final class Prepared {
    private int hash;
    private long seen;

    /** Nobody reads it: it is there so that the memory is read that it is copied from. */
    @SuppressWarnings("UnusedVariable")
    private long near;
  }
}
