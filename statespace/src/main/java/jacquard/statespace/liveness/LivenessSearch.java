package jacquard.statespace.liveness;

import jacquard.core.ViolationKind;
import jacquard.core.request.PropertyRequest;
import jacquard.model.Fault;
import jacquard.model.Machine;
import jacquard.model.print.FaultText;
import jacquard.statespace.Path;
import jacquard.statespace.PathRecorder;
import jacquard.statespace.Reduction;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.statespace.SearchResult.Violation;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/**
 * Looks for infinite runs that violate a property, on the fly: a depth-first search of the product
 * of model and claim that keeps its strongly connected components as it goes (Couvreur, FM 1999).
 * It stops at the first component that has all marks of a violation, so it needs no second search,
 * and weak fairness is only a matter of more marks. The next states of a state are all stored when
 * it is visited, but each is visited in its turn.
 *
 * <p>Failed assertions and faults on the way are violations, too; but a claim ends runs that cannot
 * be accepted any more, so only {@link jacquard.statespace.SafetySearch} looks for all of them.
 */
public final class LivenessSearch {
  /** The number of states of complete components; those of others have numbers from 1 on. */
  static final int DEAD = Integer.MAX_VALUE - 1;

  /** The number of states that were stored but not visited yet. */
  static final int UNVISITED = 0;

  private static final long[] NO_MARKS = {};

  /** With more states than this, several threads search. */
  private static final long MANY_STATES = 100_000;

  /** Where more are nearer, the way to a violation is that of the search, not a short one. */
  private static final int MAX_STATES_FOR_SHORT_PREFIX = 500_000;

  private final Machine machine;
  private final Property property;
  private final SearchOptions options;
  private final Product product;
  private final LivenessReduction reduction;
  private final Claim claim;
  private final Fairness fairness;
  private final NumberedStates store;
  private final NextStates nextStates;
  private final byte[] state;

  // The stack of the search: for each state its transitions, where the claim may go, where each of
  // the pairs leads, and how many of them were taken.
  private long[] addresses = new long[1024];
  private int[] firstTransition = new int[1024];
  private int[] firstTarget = new int[1024];
  private int[] transitionCount = new int[1024];
  private int[] targetCount = new int[1024];
  private int[] firstNext = new int[1024];
  private int[] taken = new int[1024];
  private int[] ownNumber = new int[1024];
  private int top;
  private long[] transitions = new long[4096];
  private int[] targets = new int[4096];
  private long[] next = new long[4096];

  /** The marks of the steps; empty if they have none. */
  private long[] nextMarks;

  // The states of components that are not complete, by their numbers less 1, and the first number,
  // the marks, the marks of the step to it, and whether it was told, for each component.
  private long[] live = new long[1024];
  private int liveCount;
  private int[] root = new int[1024];
  private long[] rootMarks = new long[1024];
  private long[] arcMarks = new long[1024];
  private boolean[] rootTold = new boolean[1024];
  private int roots;

  private long visited;
  private long states;
  private long steps;
  private int depth;
  private long rounds;
  private final SortedMap<ViolationKind, Long> kinds = new TreeMap<>();
  private Optional<Violation> first = Optional.empty();
  private Optional<String> cutShort = Optional.empty();

  private LivenessSearch(
      Machine machine,
      Property property,
      Fairness fairness,
      LivenessReduction reduction,
      SearchOptions options) {
    this.machine = machine;
    this.property = property;
    this.options = options;
    this.fairness = fairness;
    this.reduction = reduction;
    this.claim = Claims.refuting(property, machine);
    this.product = product(reduction.choice(machine));
    this.store = new NumberedStates(machine.model(), Product.CLAIM_BYTES, options.maxBytes());
    this.nextStates = new NextStates(machine, product, store);
    this.nextMarks = fairness == Fairness.NONE ? NO_MARKS : new long[next.length];
    this.state = new byte[store.stateBytes()];
  }

  /**
   * Searches depth-first.
   *
   * @throws UnsupportedClaimException if the never claim does more than to look on
   */
  public static SearchResult run(
      Machine machine, Property property, Fairness fairness, SearchOptions options) {
    return run(machine, property, fairness, options, MANY_STATES);
  }

  /**
   * @param many with more states, several threads search
   */
  static SearchResult run(
      Machine machine, Property property, Fairness fairness, SearchOptions options, long many) {
    long start = System.nanoTime();
    return LivenessReduction.of(machine, property, fairness, options)
        .search(
            options,
            (g, limits) -> GraphSearch.run(machine, Claims.refuting(property, machine), g, limits),
            (r, limits) -> run(machine, property, fairness, r, limits, many))
        .withTime(Duration.ofNanos(System.nanoTime() - start));
  }

  static SearchResult run(
      Machine machine,
      Property property,
      Fairness fairness,
      LivenessReduction reduction,
      SearchOptions options,
      long many) {
    if (options.workers() == 1 || fairness != Fairness.NONE || options.goesOn()) {
      return new LivenessSearch(machine, property, fairness, reduction, options).run();
    }
    long few = Math.min(options.maxStates(), many);
    SearchResult first =
        new LivenessSearch(machine, property, fairness, reduction, options.withMaxStates(few))
            .run();
    if (first.cutShort().isEmpty() || !first.kinds().isEmpty() || few == options.maxStates()) {
      return first;
    }
    return NestedSearch.run(
            machine,
            property,
            (m, c) -> new Product(m, c, reduction.unstored(), reduction.choice(m), fairness),
            options)
        .orElseGet(() -> new LivenessSearch(machine, property, fairness, reduction, options).run());
  }

  private Product product(Reduction choice) {
    return new Product(machine, claim, reduction.unstored(), choice, fairness);
  }

  /**
   * Why all transitions must be followed, whatever reduction is asked for; empty if a reduction
   * keeps the verdict.
   */
  public static Optional<String> whyNoReduction(Property property, Fairness fairness) {
    return property.whyNoReduction();
  }

  private SearchResult run() {
    long start = System.nanoTime();
    product.initial(state);
    if (claim.isEnd(claim.initial())) {
      violated("the claim is at its end in the first state", () -> path(0));
    } else {
      push(store.add(state), 0);
    }
    while (top > 0 && !isOver()) {
      step();
    }
    return new SearchResult(
        first,
        kinds,
        cutShort,
        new SearchResult.Counts(
            states,
            visited - states,
            steps,
            product.steps(),
            depth,
            store.bytes(),
            Duration.ofNanos(System.nanoTime() - start)),
        List.of());
  }

  private boolean isOver() {
    if (first.isPresent() && !options.goesOn()) {
      return true;
    }
    if (product.isBeyondFairness()) {
      cutShort =
          Optional.of("weak fairness is for up to " + Product.MAX_FAIR_PROCESSES + " processes");
      return true;
    }
    if (visited >= options.maxStates()) {
      cutShort = Optional.of(options.maxStates() + " states");
      return true;
    }
    if ((++rounds & 0xfff) == 0) {
      cutShort = options.stop().apply(states);
      if (store.needsFolding(3 * stackBytes())) {
        store.fold(this::readdress);
      }
      if (store.bytesToGrow() + 3 * stackBytes() > options.maxBytes()) {
        cutShort = Optional.of("memory used up: " + store.bytes() + " bytes of states");
      }
    }
    return cutShort.isPresent();
  }

  /** The states are now kept in another way. */
  private void readdress(LongUnaryOperator address) {
    for (int i = 0; i < top; i++) {
      addresses[i] = address.applyAsLong(addresses[i]);
    }
    for (int i = 0; i < liveCount; i++) {
      live[i] = address.applyAsLong(live[i]);
    }
    int open = top == 0 ? 0 : firstNext[top - 1] + steps(top - 1);
    for (int i = 0; i < open; i++) {
      if (next[i] != NextStates.UNDONE && (next[i] & NextStates.NUMBER) == 0) {
        next[i] = address.applyAsLong(next[i]);
      }
    }
  }

  /** What is kept besides the states; three times as much while it grows. */
  private long stackBytes() {
    return 36L * addresses.length
        + 8L * transitions.length
        + 4L * targets.length
        + 8L * next.length
        + 8L * nextMarks.length
        + 8L * live.length
        + 21L * root.length;
  }

  /** Takes the next step of the topmost state, or leaves it. */
  private void step() {
    int at = top - 1;
    if (taken[at] == steps(at)) {
      leave(at);
      return;
    }
    int pair = firstNext[at] + taken[at]++;
    steps++;
    if (next[pair] == NextStates.UNDONE) {
      follow(at);
    } else {
      reach(next[pair], nextMarks.length == 0 ? 0 : nextMarks[pair]);
    }
  }

  private int steps(int level) {
    return transitionCount[level] * targetCount[level];
  }

  /** Makes the step taken last at the topmost state, to tell what is wrong with it. */
  private void follow(int at) {
    store.load(addresses[at], state);
    int target = targets[firstTarget[at] + (taken[at] - 1) / transitionCount[at]];
    boolean leadsOn = product.follow(state, transitionTaken(at), target);
    long arc = product.marks();
    product.fault().ifPresent(f -> violated(f, () -> path(top)));
    if (leadsOn) {
      reach(store.add(state), arc);
    }
  }

  /**
   * Goes to a state.
   *
   * @param next its address or, with {@link NextStates#NUMBER}, the number that it had when its
   *     predecessor was visited; as long as that is on the stack, a live state stays what it is
   */
  private void reach(long next, long arc) {
    int number = (next & NextStates.NUMBER) != 0 ? (int) next : store.number(next);
    if (number == UNVISITED) {
      store.load(next, state);
      push(next, arc);
    } else if (number != DEAD) {
      close(number, arc);
    }
  }

  private void push(long address, long arc) {
    visited++;
    if (!Machine.isExclusive(state)) {
      states++;
    }
    grow();
    product.expand(state);
    long marks = product.marks();
    product.fault().ifPresent(f -> violated(f, () -> path(top)));
    int at = top;
    addresses[at] = address;
    firstTransition[at] = at == 0 ? 0 : firstTransition[at - 1] + transitionCount[at - 1];
    firstTarget[at] = at == 0 ? 0 : firstTarget[at - 1] + targetCount[at - 1];
    firstNext[at] = at == 0 ? 0 : firstNext[at - 1] + steps(at - 1);
    transitionCount[at] = product.transitionCount();
    transitions = copied(product.transitions(), transitionCount[at], firstTransition[at]);
    targetCount[at] = openTargets(firstTarget[at]);
    taken[at] = 0;
    live[liveCount++] = address;
    store.setNumber(address, liveCount);
    ownNumber[at] = liveCount;
    root[roots] = liveCount;
    rootMarks[roots] = marks;
    rootTold[roots] = false;
    arcMarks[roots++] = arc;
    makeRoom(firstNext[at] + steps(at));
    nextStates.list(
        state, targets, firstTarget[at], targetCount[at], next, nextMarks, firstNext[at]);
    top++;
    depth = Math.max(depth, top);
  }

  private void makeRoom(int open) {
    if (open > next.length) {
      next = Arrays.copyOf(next, Math.max(2 * next.length, open));
      nextMarks = fairness == Fairness.NONE ? NO_MARKS : Arrays.copyOf(nextMarks, next.length);
    }
  }

  private long[] copied(long[] listed, int count, int at) {
    long[] into =
        at + count > transitions.length
            ? Arrays.copyOf(transitions, Math.max(2 * transitions.length, at + count))
            : transitions;
    System.arraycopy(listed, 0, into, at, count);
    return into;
  }

  /** Copies where the claim may go; an end is a violation and leads nowhere. */
  private int openTargets(int at) {
    if (at + product.targetCount() > targets.length) {
      targets = Arrays.copyOf(targets, Math.max(2 * targets.length, at + product.targetCount()));
    }
    int count = 0;
    for (int i = 0; i < product.targetCount(); i++) {
      int target = product.targets()[i];
      if (claim.isEnd(target)) {
        violated(PropertyRequest.CLAIM_ENDS, () -> path(top));
      } else {
        targets[at + count++] = target;
      }
    }
    return count;
  }

  private void grow() {
    if (top == addresses.length) {
      addresses = Arrays.copyOf(addresses, 2 * top);
      firstTransition = Arrays.copyOf(firstTransition, 2 * top);
      firstTarget = Arrays.copyOf(firstTarget, 2 * top);
      transitionCount = Arrays.copyOf(transitionCount, 2 * top);
      targetCount = Arrays.copyOf(targetCount, 2 * top);
      firstNext = Arrays.copyOf(firstNext, 2 * top);
      taken = Arrays.copyOf(taken, 2 * top);
      ownNumber = Arrays.copyOf(ownNumber, 2 * top);
    }
    if (liveCount == live.length) {
      live = Arrays.copyOf(live, 2 * liveCount);
    }
    if (roots == root.length) {
      root = Arrays.copyOf(root, 2 * roots);
      rootMarks = Arrays.copyOf(rootMarks, 2 * roots);
      rootTold = Arrays.copyOf(rootTold, 2 * roots);
      arcMarks = Arrays.copyOf(arcMarks, 2 * roots);
    }
  }

  /** A step leads back to a live state, so all components since then are one. */
  private void close(int number, long arc) {
    long marks = arc;
    boolean told = false;
    while (root[roots - 1] > number) {
      roots--;
      marks |= rootMarks[roots] | arcMarks[roots];
      told |= rootTold[roots];
    }
    rootMarks[roots - 1] |= marks;
    rootTold[roots - 1] |= told;
    if (!rootTold[roots - 1] && (rootMarks[roots - 1] & product.wanted()) == product.wanted()) {
      rootTold[roots - 1] = true;
      violated(property.complaint(), this::lasso);
    }
  }

  private void leave(int at) {
    int number = ownNumber[at];
    if (root[roots - 1] == number) {
      while (liveCount >= number && at > 0) { // after the first state nobody asks any more
        store.setNumber(live[--liveCount], DEAD);
      }
      roots--;
    }
    top--;
  }

  private void violated(Fault fault, Supplier<Path> path) {
    violated(fault.kind().violation(), FaultText.of(machine, fault, state), path);
  }

  private void violated(String message, Supplier<Path> path) {
    violated(property.kind(), message, path);
  }

  private void violated(ViolationKind kind, String message, Supplier<Path> path) {
    kinds.merge(kind, 1L, Long::sum);
    if (first.isEmpty()) {
      first = Optional.of(new Violation(kind, message, path.get()));
    }
  }

  /** The steps to here: the one taken last at each of the lowest states of the stack. */
  private Path path(int levels) {
    PathRecorder recorder = new PathRecorder(machine, reduction.unstored());
    for (int level = 0; level < levels; level++) {
      advance(recorder, transitionTaken(level));
    }
    return recorder.path();
  }

  private long transitionTaken(int level) {
    return transitions[firstTransition[level] + (taken[level] - 1) % transitionCount[level]];
  }

  private static void advance(PathRecorder recorder, long transition) {
    if (transition != Product.STUTTER) {
      recorder.advance(transition);
    }
  }

  /** A run through the component on top of the stack that has all marks. */
  private Path lasso() {
    int number = root[roots - 1];
    LassoFinder finder = new LassoFinder(product(Reduction.NONE), store, number);
    PathRecorder recorder = new PathRecorder(machine, reduction.unstored());
    Optional<List<Long>> run = finder.lasso(addresses[0], MAX_STATES_FOR_SHORT_PREFIX);
    if (run.isEmpty()) {
      for (int level = 0; store.number(addresses[level]) != number; level++) {
        advance(recorder, transitionTaken(level));
      }
      run = finder.lasso(live[number - 1], Integer.MAX_VALUE);
    }
    run.orElseThrow().forEach(t -> advance(recorder, t));
    return LassoCheck.shortest(machine, property, fairness, recorder.path());
  }
}
