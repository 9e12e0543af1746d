package jacquard.statespace;

import jacquard.model.Model;
import jacquard.statespace.SearchOptions.Method;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/** Keeps states as they are; the stack has only their addresses, and marks them for a reduction. */
final class ExactStates implements VisitedStates {
  private final StateStore store;
  private final StateBudget budget;
  private final boolean marks;
  private long[] addresses = new long[1024];
  private int top;
  private long last;

  ExactStates(Model model, SearchOptions options) {
    this.marks = options.method() != Method.FULL;
    this.store = StateStore.of(model, 0, marks ? 1 : 0);
    this.budget = new StateBudget(options);
  }

  @Override
  public boolean add(byte[] state) {
    long reached = store.add(state);
    last = reached >= 0 ? reached : ~reached;
    return reached >= 0;
  }

  @Override
  public boolean knowsStack() {
    return marks;
  }

  @Override
  public boolean isOnStack() {
    return store.isMarked(last);
  }

  @Override
  public void push(byte[] state) {
    if (top == addresses.length) {
      addresses = Arrays.copyOf(addresses, 2 * top);
    }
    addresses[top++] = last;
    store.moveOn();
    if (marks) {
      store.setMark(last, true);
    }
  }

  @Override
  public void pop() {
    top--;
    if (marks) {
      store.setMark(addresses[top], false);
    }
  }

  @Override
  public void load(int level, byte[] into) {
    store.load(addresses[level], into);
  }

  @Override
  public long size() {
    return store.size();
  }

  @Override
  public long bytes() {
    return store.bytes();
  }

  @Override
  public Optional<String> exceeded(long states) {
    return budget.exceeded(store, states);
  }

  @Override
  public OptionalDouble expectedMisses() {
    return OptionalDouble.empty();
  }
}
