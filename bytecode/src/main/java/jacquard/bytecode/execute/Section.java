package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Cell;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a thread does in a step while it has a lock that nobody keeps from one step to the next. To
 * others it is a single operation.
 */
final class Section {
  private final int lock;
  private final @Nullable StepPath start;
  private final boolean isLate;
  private final Set<Cell> written = new HashSet<>();
  private boolean actsFreely;

  /**
   * @param start the path before it; null if the step begins with it
   * @param isLate whether the step has another operation already that does not commute
   */
  Section(int lock, @Nullable StepPath start, boolean isLate) {
    this.lock = lock;
    this.start = start;
    this.isLate = isLate;
  }

  Section copy() {
    Section copy = new Section(lock, start, isLate);
    copy.written.addAll(written);
    copy.actsFreely = actsFreely;
    return copy;
  }

  /** The object that is locked. */
  int lock() {
    return lock;
  }

  @Nullable StepPath start() {
    return start;
  }

  boolean isLate() {
    return isLate;
  }

  /** The fields that were written since it began. */
  Set<Cell> written() {
    return written;
  }

  /** Whether something was done that the lock does not protect. */
  boolean actsFreely() {
    return actsFreely;
  }

  void actFreely() {
    actsFreely = true;
  }
}
