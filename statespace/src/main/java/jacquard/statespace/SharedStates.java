package jacquard.statespace;

import jacquard.model.Model;
import jacquard.statespace.store.Folding;
import jacquard.statespace.store.KeySet;
import jacquard.statespace.store.StateTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/**
 * The states that several threads have seen. A thread holds on to it while it adds states, and lets
 * go when there must be more room: it is made when all have let go.
 */
final class SharedStates {
  private final StateTree tree;
  private final KeySet keys = new KeySet();
  private final ReentrantReadWriteLock room = new ReentrantReadWriteLock();
  private final List<Access> accesses = new ArrayList<>();

  private final long maxStates;
  private final long maxBytes;
  private volatile @Nullable String full;

  /**
   * @param maxStates how many states there may be
   * @param maxBytes how much memory they may take, with eight bytes for each elsewhere
   */
  SharedStates(Model model, long maxStates, long maxBytes) {
    this.maxStates = maxStates;
    this.maxBytes = maxBytes;
    this.tree = new StateTree(model.globalBytes(), model.frameBytes(), 0);
  }

  /** One for each thread, made before any is used. */
  Access access() {
    Access access = new Access();
    accesses.add(access);
    share();
    return access;
  }

  /** Why no more states should be added, if so. */
  Optional<String> full() {
    return Optional.ofNullable(full);
  }

  boolean isFull() {
    return full != null;
  }

  /** How many states there are; while threads are at work, about. */
  long size() {
    return accesses.stream().mapToLong(a -> a.added).sum();
  }

  /** How many bytes they take, with those elsewhere. */
  long bytes() {
    return tree.bytes() + keys.bytes() + 8 * size();
  }

  private void makeRoom() {
    room.writeLock().lock();
    try {
      long size = size();
      if (size >= maxStates) {
        full = maxStates + " states";
      } else if (tree.isNearlyFull() || !keys.canGrow() || bytesToGrow() > maxBytes) {
        full = "memory used up: " + bytes() + " bytes of states";
      }
      if (tree.isCrowded()) {
        tree.grow();
      }
      // A thread that has been told that there is no more room adds what it is about to.
      if (keys.isCrowded(size + 16L * accesses.size()) && keys.canGrow()) {
        keys.grow();
      }
      share();
    } finally {
      room.writeLock().unlock();
    }
  }

  private long bytesToGrow() {
    return bytes() + 2 * keys.bytes() + tree.bytes() / 2;
  }

  /** Each thread may add so many states before it has to ask. */
  private void share() {
    long size = size();
    long free = Math.min(keys.room(), Math.max(maxStates, size)) - size;
    for (Access access : accesses) {
      access.limit = access.added + Math.max(1, free / accesses.size());
    }
  }

  /** How a thread adds states. */
  final class Access {
    private final Folding folding = new Folding(tree);
    private long added;
    private long limit;

    void hold() {
      room.readLock().lock();
    }

    void letGo() {
      room.readLock().unlock();
    }

    /** To be asked between any two states, by a thread that holds on. */
    void makeRoomIfNeeded() {
      if (added >= limit || tree.isCrowded()) {
        letGo();
        try {
          makeRoom();
        } finally {
          hold();
        }
      }
    }

    long key(byte[] state) {
      return folding.fold(state);
    }

    /** The state with a key; successors of it are added faster than others. */
    void load(long key, byte[] state) {
      folding.unfold(key, state);
    }

    /**
     * Adds a state; it is open until it is closed.
     *
     * @return whether it is new
     */
    boolean add(long key) {
      if (keys.addMarked(key)) {
        added++;
        return true;
      }
      return false;
    }

    boolean isOpen(long key) {
      return keys.isMarked(key);
    }

    void close(long key) {
      keys.setMark(key, false);
    }
  }
}
