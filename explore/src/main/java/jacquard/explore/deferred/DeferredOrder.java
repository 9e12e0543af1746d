package jacquard.explore.deferred;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.explore.Frontier;
import jacquard.explore.Policy;
import jacquard.explore.Subject;
import jacquard.explore.optimal.LeafOrder;
import jacquard.explore.optimal.WakeupNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The leaf whose steps need the fewest preemptions, and of those the newest. To know the number,
 * the steps to each new leaf are taken once without going on.
 */
final class DeferredOrder implements LeafOrder, Policy {
  private final Subject subject;
  private final int maxSteps;

  /** Leaves that need more than this and the slack are not handed out. */
  private final int limit;

  private final LeastPreemptions least = new LeastPreemptions();
  private final Execution steps = new Execution();
  private final List<Deque<WakeupNode>> waiting = new ArrayList<>();
  private long[] path = new long[64];
  private int length;

  /** No leaf that waits, nor the one handed out last, needs fewer. */
  private int reached;

  private int threads;

  DeferredOrder(Subject subject, int maxSteps, int limit) {
    this.subject = subject;
    this.maxSteps = maxSteps;
    this.limit = limit;
  }

  @Override
  public void added(WakeupNode leaf) {
    int preemptions = preemptionsOf(leaf);
    while (waiting.size() <= preemptions) {
      waiting.add(new ArrayDeque<>());
    }
    waiting.get(preemptions).push(leaf);
    reached = Math.min(reached, preemptions);
  }

  private int preemptionsOf(WakeupNode leaf) {
    length = leaf.depth();
    if (length > path.length) {
      path = new long[length * 2];
    }
    leaf.path(path);
    subject.run(this, maxSteps, steps);
    threads = Math.max(threads, steps.threads());
    return LeastPreemptions.inOrderOf(steps) == 0 ? 0 : least.ofPrefix(steps);
  }

  @Override
  public long prescribed(Execution sofar) {
    int step = sofar.length();
    return step < length ? path[step] : Label.NONE;
  }

  /** Stops where the leaf is, or where the program does not repeat itself: its run will tell. */
  @Override
  public long choose(Execution sofar, Frontier frontier) {
    int step = sofar.length();
    return step < length && sofar.enabled(step, Label.thread(path[step])) ? path[step] : Label.NONE;
  }

  @Override
  public @Nullable WakeupNode next(WakeupNode root) {
    while (reached < waiting.size() && waiting.get(reached).isEmpty()) {
      reached++;
    }
    boolean isWanted = reached < waiting.size() && reached - slack() <= limit;
    return isWanted ? waiting.get(reached).pop() : null;
  }

  boolean isEmpty() {
    return waiting.stream().allMatch(Deque::isEmpty);
  }

  /**
   * The largest number of preemptions up to which every trace has been explored, as long as what
   * was handed out last is not done; negative if there is none.
   */
  int complete() {
    return Math.min(limit, reached - 1 - slack());
  }

  /**
   * An execution that reveals a race can need more preemptions than the one in which it is
   * reversed. With a slack of 1 for three threads traces have been seen to get lost, with this not.
   */
  private int slack() {
    return Math.max(1, threads - 1);
  }
}
