package jacquard.bench.chapter8;

import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.Bounds;
import java.util.ArrayList;
import java.util.List;

/**
 * A bound whose limit is raised step by step.
 *
 * @param others bounds that stay as they are
 * @param last the largest limit that is tried
 */
record RaisedBound(Bound bound, List<BoundLimit> others, int first, int step, int last) {
  RaisedBound {
    others = List.copyOf(others);
  }

  /** One bound alone, from 0 on. */
  static RaisedBound of(Bound bound) {
    return new RaisedBound(bound, List.of(), 0, 1, Integer.MAX_VALUE);
  }

  /** A bound that counts steps: the first step has value 1, and not every limit is tried. */
  static RaisedBound ofSteps(Bound bound, int step) {
    return new RaisedBound(bound, List.of(), 1, step, Integer.MAX_VALUE);
  }

  RaisedBound upTo(int limit) {
    return new RaisedBound(bound, others, first, step, limit);
  }

  /** Together with a fixed fair bound. */
  RaisedBound withFair(int limit) {
    return new RaisedBound(bound, List.of(new BoundLimit(Bounds.FAIR, limit)), first, step, last);
  }

  List<BoundLimit> at(int limit) {
    List<BoundLimit> limits = new ArrayList<>();
    limits.add(new BoundLimit(bound, limit));
    limits.addAll(others);
    return limits;
  }

  /** Such as {@code preemption} or {@code fair=2,preemption}. */
  String name() {
    StringBuilder name = new StringBuilder();
    others.forEach(o -> name.append(o.bound().name()).append('=').append(o.limit()).append(','));
    return name.append(bound.name()).toString();
  }
}
