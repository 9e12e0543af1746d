package jacquard.statespace.liveness;

import jacquard.model.Layout;
import jacquard.model.Location;
import jacquard.model.Machine;

/** Accepts the runs in which some process is at a marked location again and again. */
final class LabelClaim implements Claim {
  private final Machine machine;
  private final Location.Mark mark;

  LabelClaim(Machine machine, Location.Mark mark) {
    this.machine = machine;
    this.mark = mark;
  }

  @Override
  public int mostTargets() {
    return 1;
  }

  @Override
  public int initial() {
    return 0;
  }

  @Override
  public int next(byte[] state, boolean isEnd, int location, int[] targets) {
    targets[0] = 0;
    return 1;
  }

  @Override
  public boolean isAccepting(byte[] state, int location) {
    for (int p = 0; p < (state[Layout.COUNT] & 0xff); p++) {
      if (machine.graph(state, p).location(machine.location(state, p)).is(mark)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isEnd(int location) {
    return false;
  }
}
