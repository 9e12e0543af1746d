package jacquard.explore.stack;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;

/**
 * The read/write refinement of POPL 2005, Fig. 5, that the end of section 4.2 describes: reads of
 * one location commute, so each location has a clock for its last write and one for each read
 * since, and a write races with the latest of those that does not happen before it.
 */
final class ReadWriteRule extends DporRule {
  ReadWriteRule() {
    super(Dependence.READ_WRITE);
  }

  @Override
  int lastRacing(Execution execution, int state, int p, Kind kind, int object) {
    if (kind.mayWrite()) {
      for (int r = order.lastRead(object); r != NONE; r = order.previousRead(r)) {
        if (!happensBefore(execution, r, p)) {
          return r;
        }
      }
    }
    int w = order.lastWrite(object);
    while (w != NONE && !Dependence.mayBeCoEnabled(execution.kind(w), kind)) {
      w = order.previousWrite(w); // only for locks: all their operations count as writes
    }
    return w == NONE || happensBefore(execution, w, p) ? NONE : w;
  }
}
