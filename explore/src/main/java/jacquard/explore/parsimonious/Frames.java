package jacquard.explore.parsimonious;

import jacquard.core.Execution;
import java.util.ArrayList;
import java.util.List;

/**
 * The executions that have branches left to explore, each a descendant of the one below it. The
 * topmost one is under construction between {@link #begin} and {@link #end}.
 */
final class Frames {
  private final List<Frame> frames = new ArrayList<>();
  private int depth;
  private long pending;
  private long steps;
  private long peakSteps;
  private int peakDepth;

  boolean isEmpty() {
    return depth == 0;
  }

  /** Branches not yet explored. */
  long pending() {
    return pending;
  }

  /** The most steps of executions that were stored at one time. */
  long peakSteps() {
    return peakSteps;
  }

  /** The most executions that were stored at one time. */
  int peakDepth() {
    return peakDepth;
  }

  void begin(int threads) {
    if (depth == frames.size()) {
      frames.add(new Frame());
    }
    frames.get(depth).begin(threads);
  }

  /** The frame under construction. */
  Frame top() {
    return frames.get(depth);
  }

  /**
   * Keeps the frame under construction if it has branches.
   *
   * @param weight the part of the search that the execution stands for, descendants included
   * @return the part that it stands for without them
   */
  double end(Execution execution, Reversals made, double weight) {
    Frame frame = top();
    double share = weight / (frame.count() + 1);
    if (frame.count() > 0) {
      frame.save(execution, made);
      frame.weight(share);
      depth++;
      pending += frame.count();
      steps += frame.length();
      peakSteps = Math.max(peakSteps, steps);
      peakDepth = Math.max(peakDepth, depth);
    }
    return share;
  }

  /** Takes a branch of the topmost execution; its weight is the answer. */
  double take(GivenSteps path) {
    Frame frame = frames.get(depth - 1);
    frame.takeInto(path);
    pending--;
    if (frame.count() == 0) {
      depth--;
      steps -= frame.length();
    }
    return frame.weight();
  }
}
