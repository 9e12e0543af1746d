package jacquard.symbolic.bdd;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** States by their distance from the first ones, in steps of one direction. */
final class Front {
  private final Diagrams diagrams;
  private final Workload workload;
  private final IntUnaryOperator step;
  private final List<Integer> rings = new ArrayList<>();
  private int reached;
  private long work;

  /**
   * @param first is kept by this object
   * @param step from states to those one step further, to be released by the caller
   */
  Front(Diagrams diagrams, Workload workload, int first, IntUnaryOperator step) {
    this.diagrams = diagrams;
    this.workload = workload;
    this.step = step;
    reached = diagrams.keep(first);
    rings.add(first);
  }

  /** The states of each distance. */
  List<Integer> rings() {
    return rings;
  }

  /** All states up to the greatest distance. */
  int reached() {
    return reached;
  }

  int steps() {
    return rings.size() - 1;
  }

  /** Whether there are no states of the greatest distance, so that all have been reached. */
  boolean isComplete() {
    return rings.getLast() == diagrams.zero();
  }

  /** How much has been done for it. */
  long work() {
    return work;
  }

  /**
   * Goes one step further.
   *
   * @param limit how much may be done
   * @throws TooMuchException if that is not enough; then nothing has changed
   */
  void advance(long limit) {
    long before = workload.done();
    workload.allow(limit);
    try {
      int image = step.applyAsInt(rings.getLast());
      try {
        add(image);
      } finally {
        diagrams.release(image);
      }
    } finally {
      workload.allow(Long.MAX_VALUE);
      work += workload.done() - before;
    }
  }

  private void add(int image) {
    int outside = diagrams.not(reached);
    int ring;
    try {
      ring = diagrams.and(image, outside);
    } finally {
      diagrams.release(outside);
    }
    int more;
    try {
      more = diagrams.or(reached, ring);
    } catch (TooMuchException e) {
      diagrams.release(ring);
      throw e;
    }
    diagrams.release(reached);
    reached = more;
    rings.add(ring);
  }
}
