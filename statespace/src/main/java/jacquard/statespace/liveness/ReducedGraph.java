package jacquard.statespace.liveness;

import jacquard.model.Machine;
import jacquard.statespace.PersistentSets;
import jacquard.statespace.Reduction;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.StateBudget;
import jacquard.statespace.Successors;
import jacquard.statespace.UnstoredLocations;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;

/**
 * The states of a model alone that a reduction leaves, found depth-first before any claim looks at
 * them, so that the reduction can be settled for each of them: where a chosen transition leads back
 * to the stack, all transitions are followed, so that around no cycle anything is put off for ever
 * (condition C3; Peled, CAV 1994). What is chosen then depends on the state of the model and on
 * nothing else, however the product with a claim is searched. The steps between them are kept, too,
 * as long as there is memory; the states have numbers for that, from 0 on as they are visited.
 */
final class ReducedGraph {
  private static final int ON_STACK = 1;
  private static final int FULL = 2;
  private static final int IS_ALONE = 4;
  private static final int IS_END = 8;

  /** The steps that are kept take so large a part of the memory at most. */
  private static final int EDGES_PART = 4;

  /** In the place of an address: a step that cannot be completed. */
  private static final long NOWHERE = -1;

  /** With an address or a number: a process runs alone there. */
  private static final long ALONE = NumberedStates.OTHER_FREE_BIT;

  /** In the place of an address: the number of a state that was visited, with this bit. */
  private static final long NUMBER = NumberedStates.FREE_BIT;

  private final Machine machine;
  private final Function<Machine, PersistentSets> reductions;
  private final PersistentSets sets;
  private final Successors successors;
  private final long maxBytes;

  /** The number of a state here is that in the graph plus 1; 0 if it was not visited. */
  private final NumberedStates store;

  private final byte[] state;
  private final byte[][] reached;
  private final boolean[] isReached = new boolean[NumberedStates.BATCH];

  // Of each state: its address, what else is known, and where its edges are kept.
  private long[] addresses = new long[1024];
  private byte[] flags = new byte[1024];
  private int[] firstEdge = new int[1024];
  private int size;

  // For each state how many edges it has, then where they lead.
  private int[] edges = new int[4096];
  private int edgesEnd;
  private boolean hasEdges = true;

  // Of each state on the stack: its transitions from begin to end. The last of them are taken
  // first; the first ones, as many as rest says, are not taken at all. In the place of each
  // transition that may be taken is where it leads, but for the first ones, as many as unmade says;
  // for those that were taken, the number of the state.
  private int[] ids = new int[1024];
  private int[] begin = new int[1024];
  private int[] end = new int[1024];
  private int[] next = new int[1024];
  private int[] rest = new int[1024];
  private int[] unmade = new int[1024];
  private long[] pending = new long[4096];
  private int top;

  /**
   * @param reductions what chooses transitions without regard to cycles, the same for all machines
   * @param maxBytes how much memory it may take
   */
  ReducedGraph(
      Machine machine,
      UnstoredLocations unstored,
      Function<Machine, PersistentSets> reductions,
      long maxBytes) {
    this.machine = machine;
    this.reductions = reductions;
    this.sets = reductions.apply(machine);
    this.successors = new Successors(machine, unstored);
    this.maxBytes = maxBytes;
    this.store = new NumberedStates(machine.model(), 0, maxBytes);
    this.state = new byte[store.stateBytes()];
    this.reached = new byte[NumberedStates.BATCH][store.stateBytes()];
    machine.initial(state);
    push(store.add(state), 0);
  }

  /**
   * Goes on with the search.
   *
   * @return why it stopped before it came to its end, if so
   */
  Optional<String> explore(SearchOptions options) {
    StateBudget budget = new StateBudget(options);
    Optional<String> stopped = Optional.empty();
    for (long round = 1; top > 0 && stopped.isEmpty(); round++) {
      step(top - 1);
      if ((round & 0xfff) == 0 && store.needsFolding(0)) {
        store.fold(this::readdress);
      }
      stopped = budget.exceeded(size, size, this::bytesToGrow, this::bytes);
    }
    return top == 0 ? Optional.empty() : stopped;
  }

  boolean isComplete() {
    return top == 0;
  }

  long bytes() {
    return store.bytes() + 13L * addresses.length + edgeBytes();
  }

  private long bytesToGrow() {
    return store.bytesToGrow() + 3 * 13L * addresses.length + 3 * edgeBytes();
  }

  private long edgeBytes() {
    return (long) Integer.BYTES * edges.length;
  }

  private void readdress(LongUnaryOperator address) {
    for (int id = 0; id < size; id++) {
      addresses[id] = address.applyAsLong(addresses[id]);
    }
    for (int level = 0; level < top; level++) {
      for (int i = begin[level] + unmade[level]; i < end[level]; i++) {
        if (pending[i] != NOWHERE && (pending[i] & NUMBER) == 0) {
          pending[i] = address.applyAsLong(pending[i] & ~ALONE) | (pending[i] & ALONE);
        }
      }
    }
  }

  private void step(int at) {
    if (next[at] == begin[at] + rest[at]) {
      flags[ids[at]] &= ~ON_STACK;
      keepEdges(at);
      top--;
      return;
    }
    int taken = --next[at];
    if (taken < begin[at] + unmade[at]) {
      store.load(addresses[ids[at]], state);
      make(begin[at], unmade[at]);
      unmade[at] = 0;
    }
    if (pending[taken] == NOWHERE) {
      return;
    }
    long alone = pending[taken] & ALONE;
    long address = pending[taken] & ~ALONE;
    int number = (address & NUMBER) != 0 ? (int) address : store.number(address);
    if (number == 0) {
      number = size + 1;
      store.load(address, state);
      push(address, end[at]);
    } else if (alone != 0 || (flags[number - 1] & ON_STACK) != 0) {
      followAll(at);
    }
    pending[taken] = NUMBER | number | alone;
  }

  /** Writes down where the steps of a state lead, in the order in which they were taken. */
  private void keepEdges(int at) {
    int count = end[at] - begin[at] - rest[at];
    if (!hasEdges || !makeRoomForEdges(count + 1)) {
      return;
    }
    firstEdge[ids[at]] = edgesEnd;
    edges[edgesEnd++] = count;
    for (int i = end[at] - 1; i >= begin[at] + rest[at]; i--) {
      edges[edgesEnd++] = (int) pending[i] - 1;
    }
  }

  private boolean makeRoomForEdges(int more) {
    if (edgesEnd + more > edges.length) {
      long larger = Math.max(edges.length + (edges.length >> 1), (long) edgesEnd + more);
      if (Integer.BYTES * larger > maxBytes / EDGES_PART || larger > Integer.MAX_VALUE / 2) {
        forgetEdges();
        return false;
      }
      edges = Arrays.copyOf(edges, (int) larger);
    }
    return true;
  }

  /** Makes do without the steps. */
  void forgetEdges() {
    hasEdges = false;
    edges = new int[0];
  }

  /**
   * A state may be on a cycle. Where a process runs alone nobody else could move, so that all
   * transitions are followed in the state in which its sequence began; what such a sequence leads
   * to is known only to the state that it was first found from.
   */
  private void followAll(int level) {
    int at = level;
    while (at > 0 && isAlone(ids[at])) {
      at--;
    }
    if (rest[at] > 0) {
      rest[at] = 0;
      flags[ids[at]] |= FULL;
    }
  }

  private void push(long address, int from) {
    grow();
    int found = successors.expand(state);
    if (found < 0) {
      found = 0;
      forgetEdges(); // a search of the product says what is wrong
    }
    long[] transitions = successors.transitions();
    int chosen = found == 0 ? 0 : sets.choose(state, transitions, found);
    if (from + found > pending.length) {
      pending = Arrays.copyOf(pending, Math.max(2 * pending.length, from + found));
    }
    for (int i = 0; i < found; i++) {
      pending[from + i] = transitions[found - 1 - i];
    }
    boolean isAlone = Machine.isExclusive(state);
    addresses[size] = address;
    flags[size] = (byte) (ON_STACK | (isAlone ? IS_ALONE : found == 0 ? IS_END : 0));
    ids[top] = size++;
    store.setNumber(address, size);
    begin[top] = from;
    end[top] = from + found;
    next[top] = from + found;
    rest[top] = found - chosen;
    unmade[top] = found - chosen;
    make(from + found - chosen, chosen);
    top++;
  }

  private void grow() {
    if (top == ids.length) {
      ids = Arrays.copyOf(ids, 2 * top);
      begin = Arrays.copyOf(begin, 2 * top);
      end = Arrays.copyOf(end, 2 * top);
      next = Arrays.copyOf(next, 2 * top);
      rest = Arrays.copyOf(rest, 2 * top);
      unmade = Arrays.copyOf(unmade, 2 * top);
    }
    if (size == addresses.length) {
      int larger = size + (size >> 1);
      addresses = Arrays.copyOf(addresses, larger);
      flags = Arrays.copyOf(flags, larger);
      firstEdge = Arrays.copyOf(firstEdge, larger);
    }
  }

  /** Puts where transitions from the state lead in their places: looked up together is faster. */
  private void make(int from, int count) {
    int length = machine.length(state);
    for (int at = from; at < from + count; at += NumberedStates.BATCH) {
      int made = Math.min(NumberedStates.BATCH, from + count - at);
      store.makeRoom(made);
      for (int i = 0; i < made; i++) {
        System.arraycopy(state, 0, reached[i], 0, length);
        successors.advance(reached[i], pending[at + i], _ -> {});
        isReached[i] = !successors.isBroken();
        if (successors.hasFault()) {
          forgetEdges();
        }
        if (isReached[i]) {
          store.prepare(reached[i], i);
        }
      }
      for (int i = 0; i < made; i++) {
        if (isReached[i]) {
          store.approach(i);
        }
      }
      for (int i = 0; i < made; i++) {
        pending[at + i] = isReached[i] ? add(reached[i], i) : NOWHERE;
      }
    }
  }

  private long add(byte[] next, int number) {
    return store.addOrNumber(next, number) | (Machine.isExclusive(next) ? ALONE : 0);
  }

  /** What it settles, for a thread with its own machine; nobody may go on with it any more. */
  Reduction settled(Machine own) {
    Reduction same = own.equals(machine) ? sets : reductions.apply(own);
    ToLongFunction<byte[]> finder = store.finder();
    return (here, transitions, count) -> {
      int chosen = same.choose(here, transitions, count);
      return chosen < count && isFull(finder.applyAsLong(here)) ? count : chosen;
    };
  }

  /** Whether several threads may ask. */
  boolean isSettledForAll() {
    return sets.isRepeatable();
  }

  private boolean isFull(long address) {
    if (address < 0 || store.number(address) == 0) {
      throw new IllegalStateException("a state that the reduced graph does not have");
    }
    return (flags[store.number(address) - 1] & FULL) != 0;
  }

  /** How many states there are. */
  int size() {
    return size;
  }

  /** Whether all steps are known, and nothing is wrong with any of them. */
  boolean hasEdges() {
    return isComplete() && hasEdges;
  }

  void load(int id, byte[] into) {
    store.load(addresses[id], into);
  }

  /** Whether a process runs alone in a state. */
  boolean isAlone(int id) {
    return (flags[id] & IS_ALONE) != 0;
  }

  /** Whether no process can move in a state. */
  boolean isEnd(int id) {
    return (flags[id] & IS_END) != 0;
  }

  int nextCount(int id) {
    return edges[firstEdge[id]];
  }

  /** Where a step leads; they have the order in which a search takes them. */
  int next(int id, int number) {
    return edges[firstEdge[id] + 1 + number];
  }
}
