package jacquard.statespace.liveness;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/** Finds a way round a component of the product that has all marks, by short pieces. */
final class LassoFinder {
  /**
   * A step between two states of the component.
   *
   * @param marks of the step
   */
  private record Step(long from, long transition, long to, long marks) {}

  private final Product product;
  private final NumberedStates store;
  private final byte[] state;
  private final int number;

  /**
   * @param store has the number of each state; those of the component are the live ones from {@code
   *     number} on
   */
  LassoFinder(Product product, NumberedStates store, int number) {
    this.product = product;
    this.store = store;
    this.state = new byte[store.stateBytes()];
    this.number = number;
  }

  /**
   * The transitions of a run from a state to a violating cycle in the component, and round it.
   *
   * @param start any state that leads to the component
   * @param limit how many states may be seen on the way to the cycle
   * @return empty if they are not enough
   */
  Optional<List<Long>> lasso(long start, int limit) {
    List<Step> steps = new ArrayList<>();
    long anchor = start;
    if (!isAnchor(start)) {
      Optional<List<Step>> way = way(start, s -> isAnchor(s.to()), address -> address >= 0, limit);
      if (way.isEmpty()) {
        return Optional.empty();
      }
      steps.addAll(way.get());
      anchor = steps.getLast().to();
    }
    int prefix = steps.size();
    long here = anchor;
    long missing = product.wanted() & ~marksOf(anchor);
    while (missing != 0) {
      long wanted = missing;
      int before = steps.size();
      here = append(steps, here, wanted);
      for (Step step : steps.subList(before, steps.size())) {
        missing &= ~(step.marks() | marksOf(step.to()));
      }
    }
    if (here != anchor || steps.size() == prefix) {
      back(steps, here, anchor);
    }
    return Optional.of(steps.stream().map(Step::transition).toList());
  }

  private boolean isAnchor(long address) {
    return isInside(address) && (marksOf(address) & Product.ACCEPTING) != 0;
  }

  private long marksOf(long address) {
    store.load(address, state);
    product.expand(state);
    return product.marks();
  }

  private boolean isInside(long address) {
    return address >= 0
        && store.number(address) >= number
        && store.number(address) != LivenessSearch.DEAD;
  }

  /** Adds the shortest way to a state or over a step with one of the marks. */
  private long append(List<Step> steps, long from, long wanted) {
    steps.addAll(way(from, s -> ((s.marks() | marksOf(s.to())) & wanted) != 0, this::isInside));
    return steps.getLast().to();
  }

  private void back(List<Step> steps, long from, long to) {
    steps.addAll(way(from, s -> s.to() == to, this::isInside));
  }

  private List<Step> way(long from, Predicate<Step> last, LongPredicate within) {
    return way(from, last, within, Integer.MAX_VALUE).orElseThrow();
  }

  /** A shortest way of at least one step, breadth-first; empty if it takes too many states. */
  private Optional<List<Step>> way(
      long from, Predicate<Step> last, LongPredicate within, int limit) {
    Map<Long, Step> reachedBy = new HashMap<>();
    Deque<Long> queue = new ArrayDeque<>(List.of(from));
    while (!queue.isEmpty()) {
      long at = queue.remove();
      for (Step step : steps(at, within)) {
        if (last.test(step)) {
          return Optional.of(way(from, at, step, reachedBy));
        }
        if (step.to() != from && reachedBy.putIfAbsent(step.to(), step) == null) {
          queue.add(step.to());
        }
      }
      if (reachedBy.size() > limit) {
        return Optional.empty();
      }
    }
    throw new IllegalStateException("a component that is not connected");
  }

  private static List<Step> way(long from, long at, Step last, Map<Long, Step> reachedBy) {
    List<Step> way = new ArrayList<>(List.of(last));
    long here = at;
    while (here != from) {
      Step step = Optional.ofNullable(reachedBy.get(here)).orElseThrow();
      way.addFirst(step);
      here = step.from();
    }
    return way;
  }

  private List<Step> steps(long address, LongPredicate within) {
    store.load(address, state);
    product.expand(state);
    long[] transitions = Arrays.copyOf(product.transitions(), product.transitionCount());
    int[] targets = Arrays.copyOf(product.targets(), product.targetCount());
    List<Step> steps = new ArrayList<>();
    byte[] next = new byte[store.stateBytes()];
    for (int target : targets) {
      for (long transition : transitions) {
        store.load(address, next);
        if (product.follow(next, transition, target)) {
          long reached = visited(next);
          if (within.test(reached)) {
            steps.add(new Step(address, transition, reached, product.marks()));
          }
        }
      }
    }
    return steps;
  }

  /** The address of a state; -1 if it was not visited. */
  private long visited(byte[] next) {
    long address = store.find(next);
    return address < 0 || store.number(address) == LivenessSearch.UNVISITED ? -1 : address;
  }
}
