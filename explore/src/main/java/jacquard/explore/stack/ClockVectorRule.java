package jacquard.explore.stack;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;

/** POPL 2005, Fig. 4: clock vectors, and a search back through the stack. */
class ClockVectorRule extends DporRule {
  ClockVectorRule() {
    super(Dependence.READ_WRITE);
  }

  @Override
  final int lastRacing(Execution execution, int state, int p, Kind kind, int object) {
    for (int i = state - 1; i >= 0; i--) {
      if (execution.thread(i) != p
          && dependence()
              .dependent(execution.object(i), execution.writes(i), object, kind.mayWrite())
          && Dependence.mayBeCoEnabled(execution.kind(i), kind)
          && !happensBefore(execution, i, p)) {
        return i;
      }
    }
    return NONE;
  }
}
