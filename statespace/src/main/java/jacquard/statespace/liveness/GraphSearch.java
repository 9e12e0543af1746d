package jacquard.statespace.liveness;

import jacquard.model.FaultException;
import jacquard.model.Machine;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Looks for an accepting cycle in the product of a claim and a model of which all states and steps
 * are known: no step is made again, and no state is looked up. It goes the ways of {@link
 * LivenessSearch}, by the same algorithm.
 *
 * <p>It says only that there is no cycle. If there may be one, or anything else is wrong, the other
 * search finds it.
 */
final class GraphSearch {
  private static final int DEAD = Integer.MAX_VALUE;

  /** The numbers of the product take so large a part of the memory at most. */
  private static final int NUMBERS_PART = 4;

  private final Claim claim;
  private final ReducedGraph graph;
  private final SearchOptions options;
  private final byte[] state;
  private final int[] found;

  /** By location of the claim and state of the graph: 0 for those not visited. */
  private int[][] numbers = new int[16][];

  private long numberBytes;

  // The stack: for each state of the product how many next states it has, where the claim may go
  // from there, and how many next states were visited.
  private int[] ids = new int[1024];
  private int[] locations = new int[1024];
  private int[] stepCount = new int[1024];
  private int[] firstTarget = new int[1024];
  private int[] taken = new int[1024];
  private int top;
  private int[] targets = new int[4096];
  private int targetsEnd;

  // The states of components that are not complete, by their numbers less 1, and the first number
  // of each component.
  private int[] liveIds = new int[1024];
  private int[] liveLocations = new int[1024];
  private int liveCount;
  private int[] root = new int[1024];
  private boolean[] isAccepting = new boolean[1024];
  private int roots;

  private boolean givesUp;
  private long visited;
  private long states;
  private long transitions;
  private int depth;

  private GraphSearch(Machine machine, Claim claim, ReducedGraph graph, SearchOptions options) {
    this.claim = claim;
    this.graph = graph;
    this.options = options;
    this.state = new byte[machine.maxLength() + Long.BYTES];
    this.found = new int[claim.mostTargets() + 1];
  }

  /**
   * Searches.
   *
   * @return empty if there may be an accepting cycle, or something else went wrong
   */
  static Optional<SearchResult> run(
      Machine machine, Claim claim, ReducedGraph graph, SearchOptions options) {
    return graph.hasEdges() && !claim.isEnd(claim.initial())
        ? new GraphSearch(machine, claim, graph, options).run()
        : Optional.empty();
  }

  private Optional<SearchResult> run() {
    long start = System.nanoTime();
    push(0, claim.initial());
    for (long round = 1; top > 0 && !givesUp; round++) {
      step(top - 1);
      givesUp |= (round & 0xfff) == 0 && options.stop().apply(states).isPresent();
    }
    return givesUp
        ? Optional.empty()
        : Optional.of(
            new SearchResult(
                Optional.empty(),
                new TreeMap<>(),
                Optional.empty(),
                new SearchResult.Counts(
                    states,
                    visited - states,
                    transitions,
                    transitions,
                    depth,
                    graph.bytes() + numberBytes,
                    Duration.ofNanos(System.nanoTime() - start)),
                List.of()));
  }

  private void step(int at) {
    int steps = stepCount[at];
    int target = taken[at] / Math.max(1, steps);
    if (steps == 0 || firstTarget[at] + target == targetsEnd) {
      leave(at);
      return;
    }
    int edge = taken[at]++ - target * steps;
    transitions++;
    int id = graph.isEnd(ids[at]) ? ids[at] : graph.next(ids[at], edge);
    int location = targets[firstTarget[at] + target];
    int[] own = numbersOf(location);
    if (givesUp) {
      return;
    }
    int number = own[id];
    if (number == 0) {
      push(id, location);
    } else if (number != DEAD) {
      close(number);
    }
  }

  private int[] numbersOf(int location) {
    if (location >= numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * location);
    }
    if (numbers[location] == null) {
      numberBytes += (long) Integer.BYTES * graph.size();
      givesUp |= numberBytes > options.maxBytes() / NUMBERS_PART;
      numbers[location] = new int[givesUp ? 0 : graph.size()];
    }
    return numbers[location];
  }

  private void push(int id, int location) {
    int[] own = numbersOf(location);
    givesUp |= ++visited >= options.maxStates();
    if (givesUp) {
      return;
    }
    grow();
    boolean accepting = false;
    int targetCount = 1;
    if (graph.isAlone(id)) {
      found[0] = location;
    } else {
      states++;
      graph.load(id, state);
      targetCount = listTargets(id, location);
      accepting = claim.isAccepting(state, location);
    }
    ids[top] = id;
    locations[top] = location;
    stepCount[top] = graph.isEnd(id) ? 1 : graph.nextCount(id);
    firstTarget[top] = targetsEnd;
    taken[top] = 0;
    if (targetsEnd + targetCount > targets.length) {
      targets = Arrays.copyOf(targets, Math.max(2 * targets.length, targetsEnd + targetCount));
    }
    System.arraycopy(found, 0, targets, targetsEnd, targetCount);
    targetsEnd += targetCount;
    top++;
    depth = Math.max(depth, top);
    liveIds[liveCount] = id;
    liveLocations[liveCount++] = location;
    own[id] = liveCount;
    root[roots] = liveCount;
    isAccepting[roots++] = accepting;
  }

  /** Lists where the claim may go; nothing may be wrong with that. */
  private int listTargets(int id, int location) {
    try {
      int count = claim.next(state, graph.isEnd(id), location, found);
      for (int i = 0; i < count; i++) {
        givesUp |= claim.isEnd(found[i]);
      }
      return count;
    } catch (FaultException _) {
      givesUp = true;
      return 0;
    }
  }

  private void grow() {
    if (top == ids.length) {
      ids = Arrays.copyOf(ids, 2 * top);
      locations = Arrays.copyOf(locations, 2 * top);
      stepCount = Arrays.copyOf(stepCount, 2 * top);
      firstTarget = Arrays.copyOf(firstTarget, 2 * top);
      taken = Arrays.copyOf(taken, 2 * top);
    }
    if (liveCount == liveIds.length) {
      liveIds = Arrays.copyOf(liveIds, 2 * liveCount);
      liveLocations = Arrays.copyOf(liveLocations, 2 * liveCount);
    }
    if (roots == root.length) {
      root = Arrays.copyOf(root, 2 * roots);
      isAccepting = Arrays.copyOf(isAccepting, 2 * roots);
    }
  }

  /** A step leads back to a live state, so all components since then are one. */
  private void close(int number) {
    boolean accepting = false;
    while (root[roots - 1] > number) {
      accepting |= isAccepting[--roots];
    }
    isAccepting[roots - 1] |= accepting;
    givesUp |= isAccepting[roots - 1];
  }

  private void leave(int at) {
    int number = numbersOf(locations[at])[ids[at]];
    if (root[roots - 1] == number) {
      while (liveCount >= number) {
        liveCount--;
        numbersOf(liveLocations[liveCount])[liveIds[liveCount]] = DEAD;
      }
      roots--;
    }
    targetsEnd = firstTarget[at];
    top--;
  }
}
