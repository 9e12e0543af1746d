package jacquard.statespace;

import jacquard.model.Edge;
import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.statespace.SearchResult.Unreached;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** Visits every reachable state and looks for failed assertions, faults and invalid end states. */
public final class SafetySearch {
  /** Which transitions are followed. */
  public enum Method {
    /** All of them. */
    FULL,
    /** Persistent sets of several processes. */
    PERSISTENT,
    /** Ample sets: those of one process. */
    AMPLE
  }

  /** In which order states are visited. */
  public enum Order {
    DEPTH_FIRST,
    /** Finds a violation with as few stored states on its path as there can be. */
    BREADTH_FIRST
  }

  /**
   * How to search.
   *
   * @param goesOn after a violation, to the end
   * @param maxStates as many states are stored at most
   * @param maxBytes as much memory is given to the store at most
   * @param stop asked now and then with the number of states so far: why to give up, if so
   */
  public record Options(
      Method method,
      Order order,
      boolean goesOn,
      long maxStates,
      long maxBytes,
      LongFunction<Optional<String>> stop) {
    public static final Options DEFAULT =
        new Options(
            Method.FULL,
            Order.DEPTH_FIRST,
            false,
            Long.MAX_VALUE,
            Runtime.getRuntime().maxMemory() / 10 * 8,
            _ -> Optional.empty());

    public Options by(Method other) {
      return new Options(other, order, goesOn, maxStates, maxBytes, stop);
    }

    public Options inOrder(Order other) {
      return new Options(method, other, goesOn, maxStates, maxBytes, stop);
    }

    public Options goingOn() {
      return new Options(method, order, true, maxStates, maxBytes, stop);
    }

    public Options withMaxStates(long other) {
      return new Options(method, order, goesOn, other, maxBytes, stop);
    }

    public Options withMaxBytes(long other) {
      return new Options(method, order, goesOn, maxStates, other, stop);
    }

    public Options stoppedBy(LongFunction<Optional<String>> other) {
      return new Options(method, order, goesOn, maxStates, maxBytes, other);
    }
  }

  private static final int NOTE_BYTES = 8;
  private static final long NO_PARENT = -1;

  private final Machine machine;
  private final Options options;
  private final Successors successors;
  private final Reduction reduction;
  private final StateStore store;
  private final byte[] state;
  private long states;
  private long transitions;
  private int depth;
  private int chosen;
  private final Findings findings;
  private final Budget budget;
  private Optional<String> cutShort = Optional.empty();

  private SafetySearch(Machine machine, Options options) {
    this.machine = machine;
    this.options = options;
    this.successors = new Successors(machine);
    this.findings = new Findings(machine);
    this.budget = new Budget(options);
    int[] lengths = new int[Layout.MAX_PROCESSES + 1];
    Arrays.setAll(lengths, machine.model()::length);
    this.reduction =
        switch (options.method()) {
          case FULL -> Reduction.NONE;
          case PERSISTENT -> new PersistentSets(machine, PersistentSets.Extent.ANY);
          case AMPLE -> new PersistentSets(machine, PersistentSets.Extent.ONE_PROCESS);
        };
    this.store = new StateStore(lengths, header(options));
    this.state = new byte[machine.maxLength()];
  }

  private static int header(Options options) {
    return switch (options.order()) {
      case BREADTH_FIRST -> NOTE_BYTES;
      case DEPTH_FIRST -> options.method() == Method.FULL ? 0 : 1;
    };
  }

  public static SearchResult run(Machine machine, Options options) {
    return new SafetySearch(machine, options).run();
  }

  private SearchResult run() {
    long start = System.nanoTime();
    machine.initial(state);
    long address = store.add(state);
    states++;
    switch (options.order()) {
      case DEPTH_FIRST -> new DepthFirst().run(address);
      case BREADTH_FIRST -> breadthFirst(address);
    }
    return new SearchResult(
        findings.first(),
        findings.kinds(),
        cutShort,
        new SearchResult.Counts(
            states,
            store.size() - states,
            transitions,
            successors.steps(),
            depth,
            store.bytes(),
            Duration.ofNanos(System.nanoTime() - start)),
        isComplete() ? unreached() : List.of());
  }

  private boolean isComplete() {
    return cutShort.isEmpty() && !endsAtViolation() && options.method() == Method.FULL;
  }

  private boolean endsAtViolation() {
    return findings.first().isPresent() && !options.goesOn();
  }

  /** Whether the search ends here. */
  private boolean isOver() {
    if (endsAtViolation()) {
      return true;
    }
    cutShort = budget.exceeded(store, states);
    return cutShort.isPresent();
  }

  /**
   * Lists the transitions of a new state and checks it; {@link #chosen} of them, the first, are
   * enough unless all of them lead back.
   *
   * @return how many there are
   */
  private int expand(Supplier<Path> path) {
    int found = successors.expand(state);
    if (found < 0) {
      successors.fault().ifPresent(f -> findings.add(f, state, path));
      chosen = 0;
      return 0;
    }
    if (found == 0 && state[Layout.COUNT] != 0 && !machine.isValidEnd(state)) {
      findings.addInvalidEnd(state, path);
    }
    chosen = reduction.choose(state, successors.transitions(), found);
    return found;
  }

  /**
   * Performs a transition and stores where it leads.
   *
   * @return the address of a new state; negative if it is not new
   */
  private long follow(long transition, Supplier<Path> path) {
    transitions++;
    successors.advance(state, transition, _ -> {});
    successors.fault().ifPresent(f -> findings.add(f, state, path));
    if (successors.isBroken()) {
      return -1;
    }
    long address = store.add(state);
    if (address >= 0 && !Machine.isExclusive(state)) {
      states++;
    }
    return address;
  }

  /**
   * The stack of the depth-first search. The transitions of a state are taken from the top; those
   * that the reduction did not choose lie below, and are taken only if all others led to states on
   * the stack: else they would be put off for ever around a cycle (condition C3).
   */
  private final class DepthFirst {
    private final boolean reduces = options.method() != Method.FULL;
    private long[] addresses = new long[1024];
    private int[] begin = new int[1024];
    private int[] next = new int[1024];
    private int[] rest = new int[1024];
    private boolean[] leadsOn = new boolean[1024];
    private long[] pending = new long[4096];
    private int top;

    void run(long address) {
      push(address, 0);
      while (top > 0 && !isOver()) {
        int at = top - 1;
        if (next[at] == begin[at] + rest[at] && (leadsOn[at] || rest[at] == 0)) {
          top--;
          if (reduces) {
            store.setMark(addresses[at], false);
          }
          continue;
        }
        if (next[at] == begin[at] + rest[at]) {
          rest[at] = 0;
        }
        long transition = pending[--next[at]];
        store.load(addresses[at], state);
        long reached = follow(transition, () -> path(top));
        if (reached >= 0) {
          leadsOn[at] = true;
          push(reached, next[at] + 1); // behind the one taken, which tells the path
        } else if (reduces && !successors.isBroken() && !store.isMarked(~reached)) {
          leadsOn[at] = true;
        }
      }
    }

    /**
     * Puts a new state on the stack, its transitions from {@code from} on, the first one on top.
     */
    private void push(long address, int from) {
      if (top == addresses.length) {
        addresses = Arrays.copyOf(addresses, 2 * top);
        begin = Arrays.copyOf(begin, 2 * top);
        next = Arrays.copyOf(next, 2 * top);
        rest = Arrays.copyOf(rest, 2 * top);
        leadsOn = Arrays.copyOf(leadsOn, 2 * top);
      }
      int found = expand(() -> path(top));
      if (from + found > pending.length) {
        pending = Arrays.copyOf(pending, Math.max(2 * pending.length, from + found));
      }
      long[] transitions = successors.transitions();
      for (int i = 0; i < found; i++) {
        pending[from + i] = transitions[found - 1 - i];
      }
      addresses[top] = address;
      begin[top] = from;
      next[top] = from + found;
      rest[top] = found - chosen;
      leadsOn[top] = false;
      top++;
      depth = Math.max(depth, top);
      if (reduces) {
        store.setMark(address, true);
      }
    }

    /** The steps to here: the transition taken last at each of the lowest states of the stack. */
    private Path path(int levels) {
      PathRecorder recorder = new PathRecorder(machine);
      for (int level = 0; level < levels; level++) {
        recorder.advance(pending[next[level]]);
      }
      return recorder.path();
    }
  }

  private void breadthFirst(long initial) {
    store.setNote(initial, NO_PARENT);
    long levelEnd = initial;
    long newest = initial;
    for (long at = initial; at >= 0 && !isOver(); at = store.next(at)) {
      long here = at;
      store.load(at, state);
      byte[] source = Arrays.copyOf(state, machine.length(state));
      int found = expand(() -> pathTo(here, Optional.empty()));
      long[] listed = Arrays.copyOf(successors.transitions(), found);
      int enough = chosen;
      boolean leadsOn = false;
      for (int i = 0; i < (leadsOn ? enough : found) && !endsAtViolation(); i++) {
        long transition = listed[i];
        System.arraycopy(source, 0, state, 0, source.length);
        long reached = follow(transition, () -> pathTo(here, Optional.of(transition)));
        if (reached >= 0) {
          store.setNote(reached, at);
          newest = reached;
          leadsOn |= i < enough;
        }
      }
      if (at == levelEnd) {
        depth++;
        levelEnd = newest;
      }
    }
  }

  private Path pathTo(long address, Optional<Long> last) {
    List<Long> addresses = new ArrayList<>();
    for (long a = address; a != NO_PARENT; a = store.note(a)) {
      addresses.addFirst(a);
    }
    PathRecorder recorder = new PathRecorder(machine);
    byte[] wanted = new byte[state.length];
    for (int i = 1; i < addresses.size(); i++) {
      store.load(addresses.get(i), wanted);
      recorder.advanceTo(wanted);
    }
    last.ifPresent(recorder::advance);
    return recorder.path();
  }

  private List<Unreached> unreached() {
    Model model = machine.model();
    List<Unreached> result = new ArrayList<>();
    for (ProcessGraph process : model.processes()) {
      boolean[] reached = successors.reachedLocations(process.index());
      Set<Unreached> seen = new LinkedHashSet<>();
      Set<Unreached> alive = new LinkedHashSet<>();
      for (Location location : process.locations()) {
        for (Edge edge : location.edges()) {
          Unreached statement = new Unreached(process.name(), edge.position(), edge.text());
          (reached[location.id()] ? alive : seen).add(statement);
        }
      }
      seen.stream().filter(s -> !alive.contains(s)).forEach(result::add);
    }
    return result;
  }
}
