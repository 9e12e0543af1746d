package jacquard.statespace;

import jacquard.model.Layout;
import jacquard.model.Machine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Depth-first search with sleep sets or without, of all transitions or of persistent sets, that
 * remembers states or does not: the eight static configurations of Flanagan and Godefroid (POPL
 * 2005, section 5).
 *
 * <p>Where states are remembered, the sleep set is kept beside each. A state that is reached again
 * is explored only by what slept then and is awake now (Godefroid, 1996). Persistent sets put off
 * the other transitions until all that was followed leads back to the stack, as in {@link
 * SafetySearch}; that this stays right where some of it sleeps is established by comparison with
 * the full search, not by a proof.
 */
public final class SleepSetSearch {
  /** Which transitions are followed. */
  public enum Selection {
    ALL,
    PERSISTENT_SETS
  }

  /** Whether what repeats other executions is left out. */
  public enum Sleep {
    OFF,
    ON
  }

  /** Whether states are remembered. */
  public enum Memory {
    STATEFUL,
    /** Ends only where all executions do; longer ones are cut at {@link #MAX_DEPTH}. */
    STATELESS
  }

  /** A search without memory gives up beyond this depth. */
  public static final int MAX_DEPTH = 10_000;

  private static final class Frame {
    private final byte[] state;
    private final long[] transitions;
    private final int note;
    private int chosen;
    private int next;
    private boolean leadsOn;
    private boolean alone;
    private long[] sleep;

    Frame(byte[] state, long[] transitions, int chosen, long[] sleep, int note) {
      this.state = state;
      this.transitions = transitions;
      this.chosen = chosen;
      this.sleep = sleep;
      this.note = note;
    }
  }

  private final Machine machine;
  private final Sleep sleeping;
  private final Memory memory;
  private final SearchOptions options;
  private final Reduction reduction;
  private final SleepSets sleepSets;
  private final Successors successors;
  private final Findings findings;
  private final Budget budget;
  private final StateStore store;
  private final List<long[]> asleep = new ArrayList<>();
  private final BitSet onStack = new BitSet();
  private final List<Frame> stack = new ArrayList<>();
  private final byte[] state;
  private long states;
  private long transitions;
  private int depth;
  private Optional<String> cutShort = Optional.empty();

  private SleepSetSearch(
      Machine machine, Selection selection, Sleep sleeping, Memory memory, SearchOptions options) {
    this.machine = machine;
    this.sleeping = sleeping;
    this.memory = memory;
    this.options = options;
    this.reduction =
        switch (selection) {
          case ALL -> Reduction.NONE;
          case PERSISTENT_SETS -> new PersistentSets(machine, PersistentSets.Extent.ANY);
        };
    this.sleepSets = new SleepSets(machine);
    this.successors = new Successors(machine);
    this.findings = new Findings(machine);
    this.budget = new Budget(options);
    this.store = StateStore.of(machine.model(), 0, Long.BYTES);
    this.state = new byte[machine.maxLength()];
  }

  /**
   * Searches to the end, or to the first violation.
   *
   * @param options their limits; without memory, the limit on states is one on transitions
   */
  public static SearchResult run(
      Machine machine, Selection selection, Sleep sleeping, Memory memory, SearchOptions options) {
    return new SleepSetSearch(machine, selection, sleeping, memory, options).run();
  }

  private SearchResult run() {
    long start = System.nanoTime();
    machine.initial(state);
    enter(SleepSets.EMPTY);
    while (!stack.isEmpty() && !isOver()) {
      step(stack.getLast());
    }
    SearchResult.Counts counts =
        new SearchResult.Counts(
            states,
            Math.max(0, store.size() - states),
            transitions,
            successors.steps(),
            depth,
            store.bytes(),
            Duration.ofNanos(System.nanoTime() - start));
    return new SearchResult(findings.first(), findings.kinds(), cutShort, counts, List.of());
  }

  private boolean isOver() {
    if (findings.first().isPresent() && !options.goesOn()) {
      return true;
    }
    if (cutShort.isEmpty()) {
      cutShort = budget.exceeded(store, states);
    }
    if (memory == Memory.STATELESS && transitions >= options.maxStates()) {
      cutShort = Optional.of(options.maxStates() + " transitions");
    }
    return cutShort.isPresent();
  }

  private void step(Frame frame) {
    if (frame.next == frame.chosen && !frame.leadsOn) {
      frame.chosen = frame.transitions.length;
    }
    if (frame.next == frame.chosen) {
      stack.removeLast();
      if (frame.note >= 0) {
        onStack.clear(frame.note);
      }
      if (frame.alone && frame.leadsOn && !stack.isEmpty()) {
        stack.getLast().leadsOn = true;
      }
      return;
    }
    long transition = frame.transitions[frame.next++];
    if (SleepSets.contains(frame.sleep, transition)) {
      return;
    }
    long[] still =
        sleeping == Sleep.ON
            ? sleepSets.after(frame.sleep, transition, frame.state)
            : SleepSets.EMPTY;
    System.arraycopy(frame.state, 0, state, 0, frame.state.length);
    transitions++;
    successors.advance(state, transition, _ -> {});
    successors.fault().ifPresent(f -> findings.add(f, state, this::path));
    if (!successors.isBroken()) {
      // Where a process runs alone, what sleeps cannot be done: it is no longer known as asleep.
      boolean alone = Machine.isExclusive(state);
      // Nor could others move there, so what counts is where it leads.
      frame.leadsOn |= enter(alone ? SleepSets.EMPTY : still) && !alone;
    }
    if (sleeping == Sleep.ON) {
      frame.sleep = SleepSets.with(frame.sleep, transition);
    }
  }

  /**
   * Comes to the state at hand.
   *
   * @return whether it is not on the stack already
   */
  private boolean enter(long[] sleep) {
    if (memory == Memory.STATELESS) {
      states += Machine.isExclusive(state) ? 0 : 1;
      if (stack.size() >= MAX_DEPTH) {
        cutShort = Optional.of("an execution with more than " + MAX_DEPTH + " steps");
      } else {
        expand(sleep, -1);
      }
      return true;
    }
    long address = store.add(state);
    if (address >= 0) {
      states += Machine.isExclusive(state) ? 0 : 1;
      store.setNote(address, asleep.size());
      asleep.add(sleep);
      onStack.set(asleep.size() - 1);
      expand(sleep, asleep.size() - 1);
      return true;
    }
    int note = (int) store.note(~address);
    boolean leadsOn = !onStack.get(note);
    long[] awake = SleepSets.without(asleep.get(note), sleep);
    if (awake.length > 0) {
      long[] both = SleepSets.both(asleep.get(note), sleep);
      asleep.set(note, both);
      boolean again = !leadsOn;
      push(new Frame(copy(), awake, awake.length, both, again ? -1 : note));
      stack.getLast().leadsOn = true;
      onStack.set(note);
    }
    return leadsOn;
  }

  private byte[] copy() {
    return Arrays.copyOf(state, machine.length(state));
  }

  private void push(Frame frame) {
    stack.add(frame);
    depth = Math.max(depth, stack.size());
  }

  private void expand(long[] sleep, int note) {
    int found = successors.expand(state);
    if (found < 0) {
      successors.fault().ifPresent(f -> findings.add(f, state, this::path));
      found = 0;
    } else if (found == 0 && state[Layout.COUNT] != 0 && !machine.isValidEnd(state)) {
      findings.addInvalidEnd(state, this::path);
    }
    int chosen = reduction.choose(state, successors.transitions(), found);
    Frame frame =
        new Frame(copy(), Arrays.copyOf(successors.transitions(), found), chosen, sleep, note);
    frame.leadsOn = memory == Memory.STATELESS;
    frame.alone = Machine.isExclusive(state);
    push(frame);
  }

  private Path path() {
    PathRecorder recorder = new PathRecorder(machine);
    for (Frame frame : stack) {
      if (frame.next > 0) {
        recorder.advance(frame.transitions[frame.next - 1]);
      }
    }
    return recorder.path();
  }
}
