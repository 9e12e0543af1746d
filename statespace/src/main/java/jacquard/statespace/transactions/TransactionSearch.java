package jacquard.statespace.transactions;

import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.Locks;
import jacquard.model.analysis.Movers;
import jacquard.statespace.Budget;
import jacquard.statespace.Findings;
import jacquard.statespace.Path;
import jacquard.statespace.PathRecorder;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.statespace.StateStore;
import jacquard.statespace.Successors;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Depth-first search in which a process goes on alone while it is inside of a transaction.
 *
 * <p>The process that came to a state is in one of three places. In the set R it has done right
 * movers only, and goes on alone. In L it has committed and all that it can do are left movers: it
 * goes on alone, but the others must get their turn somewhere behind. In N it is outside of a
 * transaction, and everybody is scheduled. Names of sets and of lines as in Levin, Palmer, Qadeer
 * and Rajamani (SPIN 2005), Fig. 6; what is different is said in the package's description.
 */
public final class TransactionSearch {
  private static final int ON_STACK = 1;
  private static final int COMPLETED = 2;

  /**
   * What was found.
   *
   * @param coversEndStates whether no invalid end state can have been missed
   */
  public record Outcome(SearchResult result, boolean coversEndStates) {}

  private final Machine machine;
  private final SearchOptions options;
  private final Proviso proviso;
  private final Grouping grouping;
  private final Successors successors;
  private final LeftMovers leftMovers;
  private final boolean[] isRight;
  private final Findings findings;
  private final Budget budget;
  private final StateStore store;
  private final byte[] state;
  private final Stack stack = new Stack();
  private long[] pending = new long[4096];
  private boolean allRight;
  private boolean putOffRightMovers;
  private long states;
  private long transitions;
  private int depth;
  private Optional<String> cutShort = Optional.empty();

  private TransactionSearch(
      Machine machine, Grouping grouping, Proviso proviso, SearchOptions options) {
    this.machine = machine;
    this.options = options;
    this.proviso = proviso;
    this.grouping = grouping;
    this.successors = new Successors(machine);
    this.findings = new Findings(machine);
    this.budget = new Budget(options);
    Footprints footprints = new Footprints(machine.model());
    Locks locks = new Locks(machine.model(), footprints);
    this.leftMovers = new LeftMovers(machine, footprints, locks);
    this.isRight = new boolean[machine.model().edges().size()];
    if (grouping == Grouping.TRANSACTIONS && !machine.model().allStepsDepend()) {
      Movers movers = new Movers(machine.model(), footprints, locks);
      for (int e = 0; e < isRight.length; e++) {
        isRight[e] = movers.isRight(e);
      }
    }
    this.store = StateStore.of(machine.model(), 1, 1);
    this.state = new byte[machine.maxLength() + 1];
  }

  /**
   * Searches to the end, or to the first violation.
   *
   * @param options their limits; method and order do not matter here
   */
  public static Outcome run(
      Machine machine, Grouping grouping, Proviso proviso, SearchOptions options) {
    return new TransactionSearch(machine, grouping, proviso, options).run();
  }

  private Outcome run() {
    long start = System.nanoTime();
    machine.initial(state);
    state[machine.length(state)] = 0;
    long address = store.add(state);
    states++;
    push(address, 0, 0, false, false);
    while (stack.top > 0 && !isOver()) {
      step(stack.top - 1);
    }
    if (!proviso.isSound() && cutShort.isEmpty() && findings.first().isEmpty()) {
      cutShort = Optional.of("without a proviso, processes may be put off for ever");
    }
    SearchResult.Counts counts =
        new SearchResult.Counts(
            states,
            store.size() - states,
            transitions,
            successors.steps(),
            depth,
            store.bytes(),
            Duration.ofNanos(System.nanoTime() - start));
    SearchResult result =
        new SearchResult(findings.first(), findings.kinds(), cutShort, counts, List.of());
    return new Outcome(result, cutShort.isEmpty() && !putOffRightMovers);
  }

  private boolean isOver() {
    if (findings.first().isPresent() && !options.goesOn()) {
      return true;
    }
    cutShort = budget.exceeded(store, states);
    return cutShort.isPresent();
  }

  private void step(int at) {
    if (stack.ownAreDone(at) && stack.rest[at] > 0 && mustSchedule(at)) {
      schedule(at);
    }
    if (stack.ownAreDone(at)) {
      pop(at);
    } else {
      follow(at, pending[--stack.next[at]]);
    }
  }

  /** Lines L18 and L19: whether the others have to be scheduled in a state before it is left. */
  private boolean mustSchedule(int at) {
    if (stack.inRight[at] || stack.completed[at]) {
      return false;
    }
    return switch (proviso) {
      case NONE, CYCLE_DETECTION -> false;
      case ALL_COMMIT_POINTS -> true;
      case COMMIT_POINTS -> !stack.byRight[at];
    };
  }

  /** Sets Xend: all processes are scheduled here. */
  private void schedule(int at) {
    stack.rest[at] = 0;
    complete(at);
  }

  /** Sets CPC: a state in which all are scheduled can be reached from here. */
  private void complete(int at) {
    stack.completed[at] = true;
    store.setMarks(stack.address[at], ON_STACK | COMPLETED);
  }

  private void pop(int at) {
    stack.top--;
    store.setMarks(stack.address[at], stack.completed[at] ? COMPLETED : 0);
    if (stack.completed[at] && at > 0 && !stack.completed[at - 1]) {
      complete(at - 1);
    }
  }

  private void follow(int at, long transition) {
    store.load(stack.address[at], state);
    boolean wasExclusive = Machine.isExclusive(state);
    int mover = Transition.process(transition);
    boolean left =
        wasExclusive
            || (mover == stack.process[at] && stack.inLeft[at])
            || (isRight[Transition.edge(transition)] && !stack.inRight[at] && isLeft(mover));
    transitions++;
    allRight = true;
    successors.advance(
        state,
        transition,
        t -> allRight &= isRight[Transition.edge(t)] && !Transition.isRendezvous(t));
    successors.fault().ifPresent(f -> findings.add(f, state, () -> path(stack.top)));
    if (successors.isBroken()) {
      return;
    }
    boolean phase = allRight && (stack.inRight[at] || !left);
    boolean byRight = allRight && (!wasExclusive || stack.byRight[at]);
    int process = Machine.isExclusive(state) ? (state[Layout.HOLDER] & 0xff) - 1 : mover;
    state[machine.length(state)] = (byte) (phase ? process + 1 : 0);
    long reached = store.add(state);
    if (reached >= 0) {
      states += Machine.isExclusive(state) ? 0 : 1;
      push(reached, stack.next[at] + 1, process, phase, byRight);
      return;
    }
    int marks = store.marks(~reached);
    if ((marks & COMPLETED) != 0 && !stack.completed[at]) {
      complete(at);
    }
    boolean mayLeadBack = (marks & ON_STACK) != 0 || Machine.isExclusive(state);
    if (mayLeadBack && proviso == Proviso.CYCLE_DETECTION) {
      int shared = lastShared(at);
      if (!stack.inRight[shared] && stack.rest[shared] > 0) {
        schedule(shared);
      }
    }
  }

  /**
   * Where a process runs alone nobody else can be scheduled: where its sequence began, they can.
   */
  private int lastShared(int at) {
    int shared = at;
    while (shared > 0 && stack.alone[shared]) {
      shared--;
    }
    return shared;
  }

  /** Puts a new state on the stack; its transitions are kept from {@code from} on. */
  private void push(long address, int from, int process, boolean phase, boolean byRight) {
    int found = successors.expand(state);
    if (found < 0) {
      successors.fault().ifPresent(f -> findings.add(f, state, () -> path(stack.top)));
      found = 0;
    } else if (found == 0 && state[Layout.COUNT] != 0 && !machine.isValidEnd(state)) {
      findings.addInvalidEnd(state, () -> path(stack.top));
    }
    if (from + found > pending.length) {
      pending = Arrays.copyOf(pending, Math.max(2 * pending.length, from + found));
    }
    System.arraycopy(successors.transitions(), 0, pending, from, found);
    int chosen = phase ? process : inLeft(process, from, found);
    putOffRightMovers |= phase;
    int at = stack.push();
    int own = chosen < 0 ? found : ownToTheTop(chosen, from, found);
    stack.address[at] = address;
    stack.process[at] = chosen < 0 ? process : chosen;
    stack.begin[at] = from;
    stack.next[at] = from + found;
    stack.rest[at] = found - own;
    stack.inRight[at] = phase;
    stack.inLeft[at] = !phase && chosen >= 0;
    stack.byRight[at] = byRight;
    stack.alone[at] = Machine.isExclusive(state);
    stack.completed[at] = !phase && own == found && !stack.alone[at];
    depth = Math.max(depth, stack.top);
    store.setMarks(address, stack.completed[at] ? ON_STACK | COMPLETED : ON_STACK);
  }

  /** The process that goes on alone in the state at hand, all of whose steps are left movers. */
  private int inLeft(int process, int from, int found) {
    if (stack.top == 0 && grouping == Grouping.TRANSACTIONS) {
      return -1;
    }
    if (Machine.isExclusive(state)) {
      return process;
    }
    if (isLeft(process, from, found)) {
      return process;
    }
    if (grouping == Grouping.AMPLE_SETS) {
      for (int p = (state[Layout.COUNT] & 0xff) - 1; p >= 0; p--) {
        if (isLeft(p, from, found)) {
          return p;
        }
      }
    }
    return -1;
  }

  private boolean isLeft(int process) {
    int found = successors.expand(state);
    return leftMovers.test(state, process, successors.transitions(), 0, found);
  }

  private boolean isLeft(int process, int from, int found) {
    if (process >= (state[Layout.COUNT] & 0xff)) {
      return false;
    }
    for (int i = from; i < from + found; i++) {
      if (Transition.process(pending[i]) == process) {
        return leftMovers.test(state, process, pending, from, found);
      }
    }
    return false;
  }

  /** The transitions of a process are taken first, from the top. */
  private int ownToTheTop(int process, int from, int found) {
    int low = from;
    for (int i = from; i < from + found; i++) {
      long t = pending[i];
      boolean own =
          Transition.process(t) == process
              || (Transition.isRendezvous(t) && Transition.partner(t) == process);
      if (!own) {
        pending[i] = pending[low];
        pending[low++] = t;
      }
    }
    return from + found - low;
  }

  /** The steps to here: the transition taken last at each of the lowest states of the stack. */
  private Path path(int levels) {
    PathRecorder recorder = new PathRecorder(machine);
    for (int level = 0; level < levels; level++) {
      recorder.advance(pending[stack.next[level]]);
    }
    return recorder.path();
  }

  /** A record for each state on the path, in arrays; names as in the paper's TraversalInfo. */
  private static final class Stack {
    private int top;
    private long[] address = new long[1024];
    private int[] process = new int[1024];
    private int[] begin = new int[1024];
    private int[] next = new int[1024];

    /** How many transitions of others lie below those of the process that goes on alone. */
    private int[] rest = new int[1024];

    private boolean[] inRight = new boolean[1024];
    private boolean[] inLeft = new boolean[1024];
    private boolean[] byRight = new boolean[1024];
    private boolean[] completed = new boolean[1024];
    private boolean[] alone = new boolean[1024];

    boolean ownAreDone(int at) {
      return next[at] == begin[at] + rest[at];
    }

    int push() {
      if (top == address.length) {
        int size = 2 * top;
        address = Arrays.copyOf(address, size);
        process = Arrays.copyOf(process, size);
        begin = Arrays.copyOf(begin, size);
        next = Arrays.copyOf(next, size);
        rest = Arrays.copyOf(rest, size);
        inRight = Arrays.copyOf(inRight, size);
        inLeft = Arrays.copyOf(inLeft, size);
        byRight = Arrays.copyOf(byRight, size);
        completed = Arrays.copyOf(completed, size);
        alone = Arrays.copyOf(alone, size);
      }
      return top++;
    }
  }
}
