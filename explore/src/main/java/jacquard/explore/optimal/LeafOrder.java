package jacquard.explore.optimal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Picks which pending leaf is run next. The order changes when an execution is explored, never
 * which ones are.
 */
public interface LeafOrder {
  void added(WakeupNode leaf);

  /** Takes a pending leaf out; null when there is none. */
  @Nullable WakeupNode next(WakeupNode root);

  /** The published order: the leftmost leaf of the tree. Needs the least memory. */
  static LeafOrder depthFirst() {
    return new DepthFirst();
  }

  /** The leaf that has waited longest. */
  static LeafOrder oldestFirst() {
    return new OldestFirst();
  }

  /** The leaf that was found last. Few leaves wait at any time, but more is kept of the tree. */
  static LeafOrder newestFirst() {
    return new NewestFirst();
  }

  /** Any leaf, all with equal probability; the same ones in the same order for the same seed. */
  static LeafOrder random(long seed) {
    return new RandomOrder(seed);
  }

  /** The leaf with the smallest rank, and of those the oldest. */
  static LeafOrder smallestFirst(ToDoubleFunction<WakeupNode> rank) {
    return new SmallestFirst(rank);
  }

  /** See {@link #depthFirst}. */
  final class DepthFirst implements LeafOrder {
    private DepthFirst() {}

    @Override
    public void added(WakeupNode leaf) {}

    @Override
    public @Nullable WakeupNode next(WakeupNode root) {
      if (root.pending == 0) {
        return null;
      }
      WakeupNode node = root;
      while (node.firstKid != null) {
        WakeupNode kid = node.firstKid;
        while (kid != null && kid.pending == 0) {
          kid = kid.nextSibling;
        }
        if (kid == null) {
          return null; // what is pending at this node is the execution that is being run
        }
        node = kid;
      }
      return node;
    }
  }

  /** See {@link #oldestFirst}. */
  final class OldestFirst implements LeafOrder {
    private final Deque<WakeupNode> leaves = new ArrayDeque<>();

    private OldestFirst() {}

    @Override
    public void added(WakeupNode leaf) {
      leaves.addLast(leaf);
    }

    @Override
    public @Nullable WakeupNode next(WakeupNode root) {
      return leaves.pollFirst();
    }
  }

  /** See {@link #newestFirst}. */
  final class NewestFirst implements LeafOrder {
    private final Deque<WakeupNode> leaves = new ArrayDeque<>();

    private NewestFirst() {}

    @Override
    public void added(WakeupNode leaf) {
      leaves.addLast(leaf);
    }

    @Override
    public @Nullable WakeupNode next(WakeupNode root) {
      return leaves.pollLast();
    }
  }

  /** See {@link #random}. */
  final class RandomOrder implements LeafOrder {
    private final List<WakeupNode> leaves = new ArrayList<>();
    private final SplittableRandom random;

    private RandomOrder(long seed) {
      random = new SplittableRandom(seed);
    }

    @Override
    public void added(WakeupNode leaf) {
      leaves.add(leaf);
    }

    @Override
    public @Nullable WakeupNode next(WakeupNode root) {
      if (leaves.isEmpty()) {
        return null;
      }
      int i = random.nextInt(leaves.size());
      WakeupNode picked = leaves.get(i);
      WakeupNode last = leaves.removeLast();
      if (last != picked) {
        leaves.set(i, last);
      }
      return picked;
    }
  }

  /** See {@link #smallestFirst}. */
  final class SmallestFirst implements LeafOrder {
    private record Ranked(WakeupNode leaf, double rank, long age) {}

    private final ToDoubleFunction<WakeupNode> rank;
    private final Queue<Ranked> leaves =
        new PriorityQueue<>(
            Comparator.comparingDouble(Ranked::rank).thenComparingLong(Ranked::age));
    private long added;

    private SmallestFirst(ToDoubleFunction<WakeupNode> rank) {
      this.rank = rank;
    }

    @Override
    public void added(WakeupNode leaf) {
      leaves.add(new Ranked(leaf, rank.applyAsDouble(leaf), added++));
    }

    @Override
    public @Nullable WakeupNode next(WakeupNode root) {
      Ranked first = leaves.poll();
      return first == null ? null : first.leaf();
    }
  }
}
