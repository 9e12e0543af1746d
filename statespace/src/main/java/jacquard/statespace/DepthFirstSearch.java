package jacquard.statespace;

import jacquard.model.Machine;
import jacquard.statespace.SafetySearch.Method;
import jacquard.statespace.SafetySearch.Options;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Visits states depth-first. The transitions of a state on the stack are taken from the top; those
 * that the reduction did not choose lie below, and are taken only if all others led to states on
 * the stack: else they would be put off for ever around a cycle (condition C3).
 */
final class DepthFirstSearch {
  private final Machine machine;
  private final Options options;
  private final Explorer explorer;
  private final StateStore store;
  private byte[] source;
  private byte[] state;
  private final Findings findings;
  private final Budget budget;
  private final boolean reduces;
  private Optional<String> cutShort = Optional.empty();
  private long states;
  private long transitions;
  private int depth;

  private long[] addresses = new long[1024];
  private int[] begin = new int[1024];
  private int[] next = new int[1024];
  private int[] rest = new int[1024];
  private boolean[] leadsOn = new boolean[1024];
  private long[] pending = new long[4096];
  private int top;

  /** The level of the state in {@link #source}. */
  private int loaded = -1;

  DepthFirstSearch(Machine machine, Options options) {
    this.machine = machine;
    this.options = options;
    this.reduces = options.method() != Method.FULL;
    this.explorer = Explorer.by(options.method(), machine);
    this.store = StateStore.of(machine.model(), 0, reduces ? 1 : 0);
    this.source = new byte[machine.maxLength()];
    this.state = new byte[machine.maxLength()];
    this.findings = new Findings(machine);
    this.budget = new Budget(options);
  }

  SearchResult run() {
    long start = System.nanoTime();
    machine.initial(state);
    states++;
    push(store.add(state), 0);
    while (top > 0 && !isOver()) {
      step(top - 1);
    }
    return new SearchResult(
        findings.first(),
        findings.kinds(),
        cutShort,
        new SearchResult.Counts(
            states,
            store.size() - states,
            transitions,
            explorer.successors().steps(),
            depth,
            store.bytes(),
            Duration.ofNanos(System.nanoTime() - start)),
        isComplete()
            ? UnreachedCode.of(machine.model(), explorer.successors().taken())
            : List.of());
  }

  private boolean isComplete() {
    return cutShort.isEmpty() && !endsAtViolation();
  }

  private boolean endsAtViolation() {
    return findings.first().isPresent() && !options.goesOn();
  }

  private boolean isOver() {
    if (endsAtViolation()) {
      return true;
    }
    cutShort = budget.exceeded(store, states);
    return cutShort.isPresent();
  }

  private void step(int at) {
    if (next[at] == begin[at] + rest[at]) {
      if (leadsOn[at] || rest[at] == 0) {
        top--;
        if (reduces) {
          store.setMark(addresses[at], false);
        }
        return;
      }
      rest[at] = 0;
    }
    long transition = pending[--next[at]];
    if (loaded != at) {
      store.load(addresses[at], source);
      loaded = at;
    }
    System.arraycopy(source, 0, state, 0, machine.length(source));
    transitions++;
    boolean leads = explorer.follow(state, transition);
    if (explorer.hasFault()) {
      explorer.fault().ifPresent(f -> findings.add(f, state, () -> path(top)));
    }
    if (!leads) {
      return;
    }
    long reached = store.add(state);
    if (reached >= 0) {
      if (!Machine.isExclusive(state)) {
        states++;
      }
      leadsOn[at] = true;
      push(reached, next[at] + 1); // behind the one taken, which tells the path
    } else if (reduces && !leadsOn[at] && !store.isMarked(~reached)) {
      leadsOn[at] = true;
    }
  }

  /** Puts a new state on the stack, its transitions from {@code from} on, the first one on top. */
  private void push(long address, int from) {
    if (top == addresses.length) {
      addresses = Arrays.copyOf(addresses, 2 * top);
      begin = Arrays.copyOf(begin, 2 * top);
      next = Arrays.copyOf(next, 2 * top);
      rest = Arrays.copyOf(rest, 2 * top);
      leadsOn = Arrays.copyOf(leadsOn, 2 * top);
    }
    int found = explorer.expand(state);
    if (explorer.hasFault()) {
      explorer.fault().ifPresent(f -> findings.add(f, state, () -> path(top)));
    }
    if (explorer.isStuck()) {
      findings.addInvalidEnd(state, () -> path(top));
    }
    if (from + found > pending.length) {
      pending = Arrays.copyOf(pending, Math.max(2 * pending.length, from + found));
    }
    long[] listed = explorer.successors().transitions();
    for (int i = 0; i < found; i++) {
      pending[from + i] = listed[found - 1 - i];
    }
    addresses[top] = address;
    begin[top] = from;
    next[top] = from + found;
    rest[top] = found - explorer.chosen();
    leadsOn[top] = false;
    store.moveOn();
    byte[] other = source;
    source = state;
    state = other;
    loaded = top++;
    depth = Math.max(depth, top);
    if (reduces) {
      store.setMark(address, true);
    }
  }

  /** The steps to here: the transition taken last at each of the lowest states of the stack. */
  private Path path(int levels) {
    PathRecorder recorder = explorer.recorder();
    for (int level = 0; level < levels; level++) {
      recorder.advance(pending[next[level]]);
    }
    return recorder.path();
  }
}
