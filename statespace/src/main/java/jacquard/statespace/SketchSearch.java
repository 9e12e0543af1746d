package jacquard.statespace;

import jacquard.model.Machine;
import jacquard.statespace.SafetySearch.Options;
import jacquard.statespace.store.Sketch;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Visits states depth-first and remembers those seen in a {@link Sketch}, so that it may miss some.
 * Whole states are kept on the stack only. A reduction does not ask what is on the stack (condition
 * C3): it bars edges without which there are no cycles.
 */
public final class SketchSearch {
  private static final int MAX_STACK_BYTES = 1 << 30;

  private final Machine machine;
  private final Options options;
  private final Explorer explorer;
  private final Sketch seen;
  private final byte[] state;
  private final Findings findings;
  private Optional<String> cutShort = Optional.empty();
  private long states;
  private long transitions;
  private int depth;
  private long rounds;

  private byte[] vectors = new byte[1 << 16];
  private int[] vector = new int[1024];
  private int[] begin = new int[1024];
  private int[] next = new int[1024];
  private long[] pending = new long[4096];
  private int top;

  private SketchSearch(Machine machine, Sketch seen, Options options) {
    this.machine = machine;
    this.options = options;
    this.explorer = Explorer.withoutCycles(options.method(), machine);
    this.seen = seen;
    this.state = new byte[machine.maxLength()];
    this.findings = new Findings(machine);
  }

  /** Searches to the end, or to the first violation. */
  public static SearchResult run(Machine machine, Sketch seen, Options options) {
    return new SketchSearch(machine, seen, options).run();
  }

  private SearchResult run() {
    long start = System.nanoTime();
    machine.initial(state);
    seen.add(state, machine.length(state));
    states++;
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
            seen.size() - states,
            transitions,
            explorer.successors().steps(),
            depth,
            seen.bytes() + vectors.length,
            Duration.ofNanos(System.nanoTime() - start)),
        isComplete() ? UnreachedCode.of(machine.model(), explorer.successors().taken()) : List.of(),
        OptionalDouble.of(seen.expectedMisses()));
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
    if (seen.size() >= options.maxStates()) {
      cutShort = Optional.of(options.maxStates() + " states");
    } else if (seen.isFull()) {
      cutShort = Optional.of("the table of hashes is full: " + seen.bytes() + " bytes");
    } else if (vectors.length >= MAX_STACK_BYTES) {
      cutShort = Optional.of("memory used up: " + vectors.length + " bytes of stack");
    } else if ((++rounds & 0xfff) == 0) {
      cutShort = options.stop().apply(states);
    }
    return cutShort.isPresent();
  }

  private void step(int at) {
    if (next[at] == begin[at]) {
      top--;
      return;
    }
    long transition = pending[--next[at]];
    System.arraycopy(vectors, vector[at], state, 0, vector[at + 1] - vector[at]);
    transitions++;
    boolean leads = explorer.follow(state, transition);
    if (explorer.hasFault()) {
      explorer.fault().ifPresent(f -> findings.add(f, state, () -> path(top)));
    }
    if (leads && seen.add(state, machine.length(state))) {
      if (!Machine.isExclusive(state)) {
        states++;
      }
      push(next[at] + 1); // behind the one taken, which tells the path
    }
  }

  private void push(int from) {
    explorer.expand(state);
    if (explorer.hasFault()) {
      explorer.fault().ifPresent(f -> findings.add(f, state, () -> path(top)));
    }
    if (explorer.isStuck()) {
      findings.addInvalidEnd(state, () -> path(top));
    }
    makeRoom(from);
    int chosen = explorer.chosen();
    long[] listed = explorer.successors().transitions();
    for (int i = 0; i < chosen; i++) {
      pending[from + i] = listed[chosen - 1 - i];
    }
    int length = machine.length(state);
    System.arraycopy(state, 0, vectors, vector[top], length);
    vector[top + 1] = vector[top] + length;
    begin[top] = from;
    next[top] = from + chosen;
    top++;
    depth = Math.max(depth, top);
  }

  private void makeRoom(int from) {
    if (top + 1 == vector.length) {
      vector = Arrays.copyOf(vector, 2 * vector.length);
      begin = Arrays.copyOf(begin, 2 * begin.length);
      next = Arrays.copyOf(next, 2 * next.length);
    }
    if (from + explorer.chosen() > pending.length) {
      pending = Arrays.copyOf(pending, Math.max(2 * pending.length, from + explorer.chosen()));
    }
    if (vector[top] + state.length > vectors.length) {
      vectors = Arrays.copyOf(vectors, 2 * Math.max(vectors.length, state.length));
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
