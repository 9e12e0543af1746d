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
 * nothing else, however the product with a claim is searched.
 */
final class ReducedGraph {
  private static final int VISITED = 1;
  private static final int ON_STACK = 2;
  private static final int FULL = 4;

  /** In the place of an address: a step that cannot be completed. */
  private static final long NOWHERE = -1;

  /** With an address: a process runs alone there. */
  private static final long ALONE = NumberedStates.FREE_BIT;

  private final Machine machine;
  private final Function<Machine, PersistentSets> reductions;
  private final PersistentSets sets;
  private final Successors successors;
  private final NumberedStates store;
  private final byte[] state;
  private final byte[][] reached;
  private final boolean[] isReached = new boolean[NumberedStates.BATCH];
  private long[] addresses = new long[1024];

  // Of each state on the stack: its transitions from begin on. The last of them are taken first;
  // the first ones, as many as rest says, are not taken at all. In the place of each transition
  // that may be taken is where it leads, but for the first ones, as many as unmade says.
  private int[] begin = new int[1024];
  private int[] next = new int[1024];
  private int[] rest = new int[1024];
  private int[] unmade = new int[1024];
  private boolean[] alone = new boolean[1024];
  private long[] pending = new long[4096];
  private int top;
  private long visited;

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
    while (top > 0 && stopped.isEmpty()) {
      step(top - 1);
      if (store.needsFolding(0)) {
        store.fold(this::readdress);
      }
      stopped = budget.exceeded(visited, visited, store::bytesToGrow, store::bytes);
    }
    return top == 0 ? Optional.empty() : stopped;
  }

  boolean isComplete() {
    return top == 0;
  }

  long bytes() {
    return store.bytes();
  }

  private void readdress(LongUnaryOperator address) {
    for (int level = 0; level < top; level++) {
      addresses[level] = address.applyAsLong(addresses[level]);
      for (int i = begin[level] + unmade[level]; i < next[level]; i++) {
        if (pending[i] != NOWHERE) {
          pending[i] = address.applyAsLong(pending[i] & ~ALONE) | (pending[i] & ALONE);
        }
      }
    }
  }

  private void step(int at) {
    if (next[at] == begin[at] + rest[at]) {
      store.setNumber(addresses[at], store.number(addresses[at]) & ~ON_STACK);
      top--;
      return;
    }
    int taken = --next[at];
    if (taken < begin[at] + unmade[at]) {
      store.load(addresses[at], state);
      make(begin[at], unmade[at]);
      unmade[at] = 0;
    }
    if (pending[taken] == NOWHERE) {
      return;
    }
    long address = pending[taken] & ~ALONE;
    int number = store.number(address);
    if (number == 0) {
      store.load(address, state);
      push(address, taken + 1);
    } else if ((pending[taken] & ALONE) != 0 || (number & ON_STACK) != 0) {
      followAll(at);
    }
  }

  /**
   * A state may be on a cycle. Where a process runs alone nobody else could move, so that all
   * transitions are followed in the state in which its sequence began; what such a sequence leads
   * to is known only to the state that it was first found from.
   */
  private void followAll(int level) {
    int at = level;
    while (at > 0 && alone[at]) {
      at--;
    }
    if (rest[at] > 0) {
      rest[at] = 0;
      store.setNumber(addresses[at], VISITED | ON_STACK | FULL);
    }
  }

  private void push(long address, int from) {
    if (top == addresses.length) {
      addresses = Arrays.copyOf(addresses, 2 * top);
      begin = Arrays.copyOf(begin, 2 * top);
      next = Arrays.copyOf(next, 2 * top);
      rest = Arrays.copyOf(rest, 2 * top);
      unmade = Arrays.copyOf(unmade, 2 * top);
      alone = Arrays.copyOf(alone, 2 * top);
    }
    int found = Math.max(0, successors.expand(state));
    long[] transitions = successors.transitions();
    int chosen = found == 0 ? 0 : sets.choose(state, transitions, found);
    if (from + found > pending.length) {
      pending = Arrays.copyOf(pending, Math.max(2 * pending.length, from + found));
    }
    for (int i = 0; i < found; i++) {
      pending[from + i] = transitions[found - 1 - i];
    }
    addresses[top] = address;
    begin[top] = from;
    next[top] = from + found;
    rest[top] = found - chosen;
    unmade[top] = found - chosen;
    alone[top] = Machine.isExclusive(state);
    store.setNumber(address, VISITED | ON_STACK);
    make(from + found - chosen, chosen);
    visited++;
    top++;
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
    return store.add(next, number) | (Machine.isExclusive(next) ? ALONE : 0);
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
    return (store.number(address) & FULL) != 0;
  }
}
