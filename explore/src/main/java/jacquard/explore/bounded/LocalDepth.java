package jacquard.explore.bounded;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Kind;
import jacquard.explore.Frontier;

/**
 * The local depth bound (Definition 7.7): the largest number of steps that any step knows of,
 * itself included. The sum of a vector clock is that number.
 */
final class LocalDepth extends SummingMeter {
  private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);

  @Override
  public int next(Execution sofar, Frontier frontier, int thread) {
    order.extend(sofar, length());
    Kind kind = frontier.kind(thread);
    int object = frontier.object(thread);
    int own = order.lastOf(sofar, thread);
    int sum = 1;
    for (int v = 0; v < sofar.threads(); v++) {
      int clock = clock(own, v);
      if (object != Dependence.NO_OBJECT) {
        clock = Math.max(clock, clock(order.lastWrite(object), v));
        if (frontier.writes(thread)) {
          for (int r = order.lastRead(object); r >= 0; r = order.previousRead(r)) {
            clock = Math.max(clock, clock(r, v));
          }
        }
      } else if (kind == Kind.JOIN) {
        clock = Math.max(clock, clock(order.lastOf(sofar, frontier.target(thread)), v));
      }
      sum += clock;
    }
    return Math.max(value(), sum);
  }

  private int clock(int event, int thread) {
    return event < 0 ? 0 : order.clock(event, thread);
  }

  @Override
  int valueAfter(Execution sofar, int event) {
    order.extend(sofar, event + 1);
    int sum = 0;
    for (int v = 0; v < sofar.threads(); v++) {
      sum += order.clock(event, v);
    }
    return Math.max(value(), sum);
  }

  @Override
  void undo(int event) {
    order.rollBack(event);
  }
}
