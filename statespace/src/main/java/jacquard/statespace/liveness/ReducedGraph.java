package jacquard.statespace.liveness;

import jacquard.model.Machine;
import jacquard.statespace.Budget;
import jacquard.statespace.PersistentSets;
import jacquard.statespace.Reduction;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.StateStore;
import jacquard.statespace.Successors;
import jacquard.statespace.UnstoredLocations;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * The states of a model alone that a reduction leaves, found depth-first before any claim looks at
 * them, so that the reduction can be settled for each of them: where a chosen transition leads back
 * to the stack, all transitions are followed, so that around no cycle anything is put off for ever
 * (condition C3; Peled, CAV 1994). What is chosen then depends on the state of the model and on
 * nothing else, however the product with a claim is searched.
 */
final class ReducedGraph {
  private static final int ON_STACK = 1;
  private static final int FULL = 2;

  private final Machine machine;
  private final Function<Machine, PersistentSets> reductions;
  private final PersistentSets sets;
  private final Successors successors;
  private final StateStore store;
  private final byte[] state;
  private long[] addresses = new long[1024];

  // Of each state on the stack: its transitions from begin on. The last of them are taken first;
  // the first ones, as many as rest says, are not taken at all.
  private int[] begin = new int[1024];
  private int[] next = new int[1024];
  private int[] rest = new int[1024];
  private boolean[] alone = new boolean[1024];
  private long[] pending = new long[4096];
  private int top;

  /**
   * @param reductions what chooses transitions without regard to cycles, the same for all machines
   */
  ReducedGraph(
      Machine machine, UnstoredLocations unstored, Function<Machine, PersistentSets> reductions) {
    this.machine = machine;
    this.reductions = reductions;
    this.sets = reductions.apply(machine);
    this.successors = new Successors(machine, unstored);
    this.store = StateStore.of(machine.model(), 0, 1);
    this.state = new byte[machine.maxLength()];
    machine.initial(state);
    push(store.add(state), 0);
  }

  /**
   * Goes on with the search.
   *
   * @return why it stopped before it came to its end, if so
   */
  Optional<String> explore(SearchOptions options) {
    Budget budget = new Budget(options);
    Optional<String> stopped = Optional.empty();
    while (top > 0 && stopped.isEmpty()) {
      step(top - 1);
      stopped = budget.exceeded(store, store.size());
    }
    return top == 0 ? Optional.empty() : stopped;
  }

  boolean isComplete() {
    return top == 0;
  }

  long bytes() {
    return store.bytes();
  }

  private void step(int at) {
    if (next[at] == begin[at] + rest[at]) {
      store.setMarks(addresses[at], store.marks(addresses[at]) & ~ON_STACK);
      top--;
      return;
    }
    long transition = pending[--next[at]];
    store.load(addresses[at], state);
    successors.advance(state, transition, _ -> {});
    if (successors.isBroken()) {
      return;
    }
    long reached = store.add(state);
    if (reached >= 0) {
      push(reached, next[at] + 1);
    } else if (Machine.isExclusive(state) || (store.marks(~reached) & ON_STACK) != 0) {
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
      store.setMarks(addresses[at], ON_STACK | FULL);
    }
  }

  private void push(long address, int from) {
    if (top == addresses.length) {
      addresses = Arrays.copyOf(addresses, 2 * top);
      begin = Arrays.copyOf(begin, 2 * top);
      next = Arrays.copyOf(next, 2 * top);
      rest = Arrays.copyOf(rest, 2 * top);
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
    alone[top] = Machine.isExclusive(state);
    store.setMarks(address, ON_STACK);
    top++;
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
    if (address < 0) {
      throw new IllegalStateException("a state that the reduced graph does not have");
    }
    return (store.marks(address) & FULL) != 0;
  }
}
