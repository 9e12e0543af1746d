package jacquard.explore.stack;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import java.util.Arrays;

/**
 * POPL 2005, Fig. 5: one clock vector per object and no search through the stack, for a dependence
 * relation in which all operations on one object depend on each other.
 *
 * <p>The figure keeps L(o), the last access that is not a release. Here it skips whatever only the
 * holder of a lock does, and serves operations that such a step cannot be enabled together with; an
 * attempt that does not block (tryLock) races with the very last access.
 */
final class ObjectClockRule extends DporRule {
  private int[] lastNotByHolder = new int[16];

  ObjectClockRule() {
    super(Dependence.SAME_OBJECT);
  }

  @Override
  void rewound(Execution execution, int state) {
    Arrays.fill(lastNotByHolder, NONE);
    for (int e = 0; e < state; e++) {
      advanced(execution, e);
    }
  }

  @Override
  void advanced(Execution execution, int event) {
    int o = execution.object(event);
    if (o != Dependence.NO_OBJECT && !execution.kind(event).isByHolder()) {
      if (o >= lastNotByHolder.length) {
        int known = lastNotByHolder.length;
        lastNotByHolder = Arrays.copyOf(lastNotByHolder, Integer.highestOneBit(o) * 2);
        Arrays.fill(lastNotByHolder, known, lastNotByHolder.length, NONE);
      }
      lastNotByHolder[o] = event;
    }
  }

  @Override
  int lastRacing(Execution execution, int state, int p, Kind kind, int object) {
    int i;
    if (kind.isBlockingAcquisition() || kind.isByHolder()) {
      i = object < lastNotByHolder.length ? lastNotByHolder[object] : NONE;
    } else {
      i = order.lastWrite(object);
    }
    return i == NONE || happensBefore(execution, i, p) ? NONE : i;
  }
}
