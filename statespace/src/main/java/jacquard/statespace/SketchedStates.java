package jacquard.statespace;

import jacquard.model.Machine;
import jacquard.statespace.store.Sketch;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Keeps a {@link Sketch} of the states, so that some may be missed; the stack has whole states. It
 * does not know which states are on the stack: a reduction must bar edges without which there are
 * no cycles.
 */
final class SketchedStates implements VisitedStates {
  private static final int MAX_STACK_BYTES = 1 << 30;

  private final Machine machine;
  private final Sketch seen;
  private final SearchOptions options;
  private long rounds;

  /** The states of the stack, one behind the other; each begins where the one before it ends. */
  private byte[] states = new byte[1 << 16];

  private int[] begin = new int[1024];
  private int top;

  SketchedStates(Machine machine, Sketch seen, SearchOptions options) {
    this.machine = machine;
    this.seen = seen;
    this.options = options;
  }

  @Override
  public boolean add(byte[] state) {
    return seen.add(state, machine.length(state));
  }

  @Override
  public boolean knowsStack() {
    return false;
  }

  @Override
  public boolean isOnStack() {
    throw new UnsupportedOperationException("a sketch cannot tell");
  }

  @Override
  public void push(byte[] state) {
    int length = machine.length(state);
    if (top + 1 == begin.length) {
      begin = Arrays.copyOf(begin, 2 * begin.length);
    }
    if (begin[top] + state.length > states.length) {
      states = Arrays.copyOf(states, 2 * Math.max(states.length, state.length));
    }
    System.arraycopy(state, 0, states, begin[top], length);
    begin[top + 1] = begin[top] + length;
    top++;
  }

  @Override
  public void pop() {
    top--;
  }

  @Override
  public void load(int level, byte[] into) {
    System.arraycopy(states, begin[level], into, 0, begin[level + 1] - begin[level]);
  }

  @Override
  public long size() {
    return seen.size();
  }

  @Override
  public long bytes() {
    return seen.bytes() + states.length;
  }

  @Override
  public Optional<String> exceeded(long found) {
    if (seen.size() >= options.maxStates()) {
      return Optional.of(options.maxStates() + " states");
    }
    if (seen.isFull()) {
      return Optional.of("the table of hashes is full: " + seen.bytes() + " bytes");
    }
    if (states.length >= MAX_STACK_BYTES) {
      return Optional.of("memory used up: " + states.length + " bytes of stack");
    }
    return (++rounds & 0xfff) == 0 ? options.stop().apply(found) : Optional.empty();
  }

  @Override
  public OptionalDouble expectedMisses() {
    return OptionalDouble.of(seen.expectedMisses());
  }
}
