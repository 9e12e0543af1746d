package jacquard.statespace;

import jacquard.model.Machine;
import jacquard.statespace.store.Sketch;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Visits states depth-first, and knows them again exactly or by hashes. The transitions of a state
 * on the stack are taken from the top; those that the reduction did not choose lie below, and are
 * taken only if all others led to states on the stack: else they would be put off for ever around a
 * cycle (condition C3). States in which a process runs alone do not count, since nobody else could
 * move there: what counts is where they lead. Where it is not known what is on the stack, the
 * reduction sees to that by itself.
 */
final class DepthFirstSearch {
  private final Machine machine;
  private final SearchOptions options;
  private final Explorer explorer;
  private final VisitedStates visited;
  private byte[] source;
  private byte[] state;
  private final Findings findings;
  private Optional<String> cutShort = Optional.empty();
  private long states;
  private long transitions;
  private int depth;

  private int[] begin = new int[1024];
  private int[] next = new int[1024];
  private int[] rest = new int[1024];
  private boolean[] leadsOn = new boolean[1024];
  private boolean[] alone = new boolean[1024];
  private long[] pending = new long[4096];
  private int top;

  /** The level of the state in {@link #source}. */
  private int loaded = -1;

  private DepthFirstSearch(
      Machine machine, SearchOptions options, Explorer explorer, VisitedStates visited) {
    this.machine = machine;
    this.options = options;
    this.explorer = explorer;
    this.visited = visited;
    this.source = new byte[machine.maxLength()];
    this.state = new byte[machine.maxLength()];
    this.findings = new Findings(machine);
  }

  /** A search that knows states exactly. */
  static DepthFirstSearch exact(Machine machine, SearchOptions options) {
    return new DepthFirstSearch(
        machine,
        options,
        Explorer.by(options.method(), machine),
        new ExactStates(machine.model(), options));
  }

  /** A search that keeps hashes only, and may miss states. */
  static DepthFirstSearch sketched(Machine machine, Sketch seen, SearchOptions options) {
    return new DepthFirstSearch(
        machine,
        options,
        Explorer.withoutCycles(options.method(), machine),
        new SketchedStates(machine, seen, options));
  }

  SearchResult run() {
    long start = System.nanoTime();
    machine.initial(state);
    states++;
    visited.add(state);
    push(0);
    while (top > 0 && !isOver()) {
      step(top - 1);
    }
    return new SearchResult(
        findings.first(),
        findings.kinds(),
        cutShort,
        new SearchResult.Counts(
            states,
            visited.size() - states,
            transitions,
            explorer.successors().steps(),
            depth,
            visited.bytes(),
            Duration.ofNanos(System.nanoTime() - start)),
        isComplete() ? UnreachedCode.of(machine.model(), explorer.successors().taken()) : List.of(),
        visited.expectedMisses());
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
    cutShort = visited.exceeded(states);
    return cutShort.isPresent();
  }

  private void step(int at) {
    if (next[at] == begin[at] + rest[at]) {
      if (leadsOn[at] || rest[at] == 0) {
        if (at > 0 && alone[at] && leadsOn[at]) {
          leadsOn[at - 1] = true;
        }
        top--;
        visited.pop();
        return;
      }
      rest[at] = 0;
    }
    long transition = pending[--next[at]];
    if (loaded != at) {
      visited.load(at, source);
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
    boolean isShared = !Machine.isExclusive(state);
    if (visited.add(state)) {
      if (isShared) {
        states++;
        leadsOn[at] = true;
      }
      push(next[at] + 1); // behind the one taken, which tells the path
    } else if (isShared && visited.knowsStack() && !leadsOn[at] && !visited.isOnStack()) {
      leadsOn[at] = true;
    }
  }

  /** Puts a new state on the stack, its transitions from {@code from} on, the first one on top. */
  private void push(int from) {
    if (top == begin.length) {
      begin = Arrays.copyOf(begin, 2 * top);
      next = Arrays.copyOf(next, 2 * top);
      rest = Arrays.copyOf(rest, 2 * top);
      leadsOn = Arrays.copyOf(leadsOn, 2 * top);
      alone = Arrays.copyOf(alone, 2 * top);
    }
    int listed = explorer.expand(state);
    if (explorer.hasFault()) {
      explorer.fault().ifPresent(f -> findings.add(f, state, () -> path(top)));
    }
    if (explorer.isStuck()) {
      findings.addInvalidEnd(state, () -> path(top));
    }
    int found = visited.knowsStack() ? listed : explorer.chosen();
    if (from + found > pending.length) {
      pending = Arrays.copyOf(pending, Math.max(2 * pending.length, from + found));
    }
    long[] possible = explorer.successors().transitions();
    for (int i = 0; i < found; i++) {
      pending[from + i] = possible[found - 1 - i];
    }
    begin[top] = from;
    next[top] = from + found;
    rest[top] = found - explorer.chosen();
    leadsOn[top] = false;
    alone[top] = Machine.isExclusive(state);
    visited.push(state);
    byte[] other = source;
    source = state;
    state = other;
    loaded = top++;
    depth = Math.max(depth, top);
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
