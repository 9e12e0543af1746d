package jacquard.statespace;

import jacquard.core.ViolationKind;
import jacquard.model.Fault;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.analysis.Instances;
import jacquard.model.print.EndStates;
import jacquard.model.print.FaultText;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchResult.Violation;
import jacquard.statespace.store.LongList;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/**
 * Visits states level by level, with several threads. All of them work on one level at a time, so
 * which states it has does not depend on who finds them, nor does what the reduction chooses: in a
 * state of level k all transitions are followed if those of the reduction lead only to states of
 * levels up to k. Otherwise there is a way up the levels to a state in which all are followed, on
 * which those put off stay enabled (condition C3; Bošnački and Holzmann, SPIN 2005). A state in
 * which a process runs alone does not count where the step to it may be made again: nobody else
 * could move there, and it may lead back.
 *
 * <p>A level in which there is a violation is finished; the smallest violation is told, by the
 * bytes of its state, with the smallest of the shortest paths that lead to it.
 */
final class BreadthFirstSearch {
  private static final int PORTION = 64;

  /** So many next states are made before the first of them is looked up. */
  private static final int BATCH = 16;

  /** Smaller levels are not worth waking others for. */
  private static final int SMALL = 8 * PORTION;

  private final Machine machine;
  private final SearchOptions options;
  private final boolean reduces;
  private final boolean[] mayRepeat;
  private final SharedStates shared;
  private final List<List<LongList>> levels = new ArrayList<>();
  private final List<Worker> workers = new ArrayList<>();
  private volatile boolean stopped;
  private volatile boolean outOfMemory;
  private volatile Optional<String> cutShort = Optional.empty();

  BreadthFirstSearch(Machine machine, SearchOptions options) {
    this.machine = machine;
    this.options = options;
    this.reduces = options.method() != Method.FULL;
    this.mayRepeat = new boolean[machine.model().edges().size()];
    if (reduces) {
      Instances instances = new Instances(machine.model());
      machine
          .model()
          .processes()
          .forEach(
              p ->
                  p.locations()
                      .forEach(
                          l ->
                              l.edges()
                                  .forEach(e -> mayRepeat[e.id()] = instances.mayRepeat(p, e))));
    }
    this.shared =
        new SharedStates(
            machine.model(),
            options.maxStates(),
            options.maxBytes(),
            options.workers() == 1,
            this::allKeys,
            this::mustStop);
  }

  SearchResult run() {
    long start = System.nanoTime();
    workers.add(new Worker(machine, true));
    for (int i = 1; i < options.workers(); i++) {
      workers.add(new Worker(machine.twin(), false));
    }
    try (ParallelWorkers<Worker> threads = new ParallelWorkers<>(workers)) {
      return run(threads, start);
    }
  }

  private void allKeys(Consumer<LongList> closed, Consumer<LongList> open) {
    levels.forEach(l -> l.forEach(closed));
    workers.forEach(w -> open.accept(w.found));
  }

  /** Without the keys of all states there would be no path to a violation that was seen. */
  private Optional<String> mustStop(long size) {
    boolean isSeen = workers.stream().anyMatch(w -> w.least.isPresent());
    return isSeen ? Optional.empty() : options.stop().apply(size);
  }

  private SearchResult run(ParallelWorkers<Worker> threads, long start) {
    levels.add(threads.workers().getFirst().firstLevel());
    while (!levels.getLast().isEmpty() && !isOver(threads)) {
      visitLevel(threads, levels.getLast());
    }
    levels.removeLast();
    long states = sum(threads, w -> w.states);
    if (outOfMemory) {
      threads.workers().forEach(Worker::forgetNextLevel);
      cutShort = Optional.of("memory used up after " + states + " states");
    }
    if (shared.hasLostKeys()) {
      threads.workers().forEach(Worker::forgetSightings);
    }
    boolean[] taken = new boolean[machine.model().edges().size()];
    SortedMap<ViolationKind, Long> kinds = new TreeMap<>();
    for (Worker w : threads.workers()) {
      boolean[] more = w.explorer.successors().taken();
      for (int e = 0; e < taken.length; e++) {
        taken[e] |= more[e];
      }
      w.kinds.forEach((kind, n) -> kinds.merge(kind, n, Long::sum));
    }
    boolean complete = cutShort.isEmpty() && (kinds.isEmpty() || options.goesOn());
    long transitions = sum(threads, w -> w.transitions);
    long steps = sum(threads, w -> w.explorer.successors().steps());
    Optional<Violation> first = least(threads).map(s -> s.violation(path(threads, s)));
    return new SearchResult(
        first,
        kinds,
        cutShort,
        new SearchResult.Counts(
            states,
            shared.size() - states,
            transitions,
            steps,
            levels.size(),
            shared.bytes(),
            Duration.ofNanos(System.nanoTime() - start)),
        complete ? UnreachedCode.of(machine.model(), taken) : List.of());
  }

  private void visitLevel(ParallelWorkers<Worker> threads, List<LongList> level) {
    try {
      if (reduces && shared.needsClosing()) {
        together(threads, level, Worker::close);
      }
      shared.startLevel(levels.size() - 1);
      together(threads, level, Worker::visit);
      levels.add(
          threads.workers().stream().map(Worker::nextLevel).filter(l -> !l.isEmpty()).toList());
    } catch (OutOfMemoryError _) {
      giveUpWithoutMemory();
      levels.add(List.of());
    }
  }

  private static final byte[] GIVEN_BACK = {};

  /** Memory that is kept to tell what was found when there is no other left. */
  private byte[] reserve = new byte[1 << 20];

  /** Allocates nothing: there may be nothing left. */
  private void giveUpWithoutMemory() {
    if (reserve.length > 0) {
      reserve = GIVEN_BACK;
    }
    outOfMemory = true;
    stopped = true;
  }

  private static long sum(ParallelWorkers<Worker> threads, ToLongFunction<Worker> count) {
    return threads.workers().stream().mapToLong(count).sum();
  }

  private boolean isOver(ParallelWorkers<Worker> threads) {
    return outOfMemory || cutShort.isPresent() || (!options.goesOn() && least(threads).isPresent());
  }

  private static Optional<Sighting> least(ParallelWorkers<Worker> threads) {
    return threads.workers().stream().flatMap(w -> w.least.stream()).min(Sighting::compareTo);
  }

  /** Cuts a level into portions, which the threads take one by one. */
  private void together(ParallelWorkers<Worker> threads, List<LongList> level, PortionWork work) {
    AtomicInteger given = new AtomicInteger();
    int[] first = new int[level.size() + 1];
    for (int i = 0; i < level.size(); i++) {
      first[i + 1] = first[i] + (level.get(i).size() + PORTION - 1) / PORTION;
    }
    long size = level.stream().mapToLong(LongList::size).sum();
    Consumer<Worker> all =
        worker -> {
          worker.access.hold();
          try {
            for (int p = given.getAndIncrement();
                p < first[level.size()] && !stopped;
                p = given.getAndIncrement()) {
              int part = Arrays.binarySearch(first, p);
              part = part >= 0 ? part : -part - 2;
              while (first[part + 1] == p) {
                part++;
              }
              LongList keys = level.get(part);
              int from = (p - first[part]) * PORTION;
              work.on(worker, keys, from, Math.min(from + PORTION, keys.size()));
            }
          } catch (OutOfMemoryError _) {
            giveUpWithoutMemory(); // the others come to their ends, and what was found is told
          } finally {
            worker.access.letGo();
          }
        };
    if (size < SMALL) {
      threads.one(all);
    } else {
      threads.all(all);
    }
  }

  @FunctionalInterface
  private interface PortionWork {
    void on(Worker worker, LongList keys, int from, int to);
  }

  private Path path(ParallelWorkers<Worker> threads, Sighting sighting) {
    List<Long> transitions = new ArrayList<>();
    sighting.transition().ifPresent(transitions::add);
    StateCopy target = sighting.state();
    stopped = false;
    outOfMemory = false;
    for (int k = sighting.level() - 1; k >= 0; k--) {
      StateCopy wanted = target;
      threads.workers().forEach(w -> w.predecessor = Optional.empty());
      together(threads, levels.get(k), (w, keys, from, to) -> w.lookBack(wanted, keys, from, to));
      if (outOfMemory) {
        throw new OutOfMemoryError("on the way back from a violation");
      }
      Step step =
          threads.workers().stream()
              .flatMap(w -> w.predecessor.stream())
              .min(Step::compareTo)
              .orElseThrow();
      transitions.addFirst(step.transition());
      target = step.state();
    }
    PathRecorder recorder = threads.workers().getFirst().explorer.recorder();
    transitions.forEach(recorder::advance);
    return recorder.path();
  }

  private record Step(StateCopy state, long transition) {
    int compareTo(Step other) {
      int byState = state.compareTo(other.state);
      return byState != 0 ? byState : Long.compare(transition, other.transition);
    }
  }

  /** What a thread does, and what it has found. */
  private final class Worker {
    private final Machine machine;
    private final boolean isFirst;
    private final Explorer explorer;
    private final SharedStates.Access access = shared.access();
    private final byte[] source;
    private byte[] state;
    private final byte[][] reached = new byte[BATCH][];
    private final SharedStates.Prepared[] prepared = new SharedStates.Prepared[BATCH];
    private final SortedMap<ViolationKind, Long> kinds = new TreeMap<>();
    private final long[] taken = new long[BATCH];
    private long[] listed = new long[64];
    private LongList found = new LongList();
    private Optional<Sighting> least = Optional.empty();
    private Optional<Step> predecessor = Optional.empty();
    private int made;
    private long states;
    private long transitions;
    private long rounds;

    Worker(Machine machine, boolean isFirst) {
      this.machine = machine;
      this.isFirst = isFirst;
      this.explorer = Explorer.by(options.method(), machine);
      this.source = new byte[machine.maxLength()];
      Arrays.setAll(reached, _ -> new byte[machine.maxLength()]);
      Arrays.setAll(prepared, _ -> new SharedStates.Prepared());
      this.state = reached[0];
    }

    List<LongList> firstLevel() {
      machine.initial(state);
      SharedStates.Prepared at = new SharedStates.Prepared();
      shared.startLevel(-1);
      access.prepare(state, at);
      add(state, at);
      return List.of(nextLevel());
    }

    LongList nextLevel() {
      LongList result = found;
      result.trim();
      found = new LongList();
      return result;
    }

    void forgetNextLevel() {
      found = new LongList();
    }

    void forgetSightings() {
      least = Optional.empty();
      kinds.clear();
    }

    /** Whether it leads to the next level. */
    private boolean add(byte[] next, SharedStates.Prepared at) {
      long key = access.add(next, at);
      if (key >= 0) {
        found.add(key);
        if (!Machine.isExclusive(next)) {
          states++;
        }
        return true;
      }
      return reduces && access.isOpen(~key);
    }

    void close(LongList keys, int from, int to) {
      for (int i = from; i < to; i++) {
        access.close(keys.get(i));
      }
    }

    void visit(LongList keys, int from, int to) {
      for (int i = from; i < to && !stopped; i++) {
        visit(keys.get(i));
        watchBudget();
      }
      lookUp();
    }

    private void visit(long key) {
      int count = expand(key);
      if (explorer.hasFault()) {
        explorer.fault().ifPresent(f -> sight(Optional.empty(), f, source));
      }
      if (explorer.isStuck()) {
        sight(
            Optional.empty(), ViolationKind.INVALID_END_STATE, EndStates.describe(machine, source));
      }
      if (reduces) {
        int enough = explorer.chosen();
        if (!leadOn(0, enough)) {
          leadOn(enough, count);
        }
      } else {
        for (int i = 0; i < count; i++) {
          if (made == BATCH) {
            lookUp();
          }
          follow(listed[i]);
        }
      }
    }

    /** Takes some of the transitions of a state, and says whether one leads to the next level. */
    private boolean leadOn(int from, int to) {
      boolean leadsOn = false;
      for (int i = from; i < to; i++) {
        follow(listed[i]);
        if (made == BATCH) {
          leadsOn |= lookUp();
        }
      }
      return lookUp() || leadsOn;
    }

    /**
     * Adds the states that were made. All of them are made before the first is looked up, so that
     * the accesses to memory do not wait for each other.
     *
     * @return whether one is of the next level
     */
    private boolean lookUp() {
      boolean leadsOn = false;
      for (int i = 0; i < made; i++) {
        access.approach(prepared[i]);
      }
      for (int i = 0; i < made; i++) {
        if (access.makeRoomIfNeeded()) {
          for (int later = i; later < made; later++) {
            access.prepare(reached[later], prepared[later]);
          }
        }
        leadsOn |= add(reached[i], prepared[i]) && counts(i);
      }
      made = 0;
      return leadsOn;
    }

    /** Loads a state and copies its transitions. */
    private int expand(long key) {
      access.load(key, source);
      int count = explorer.expand(source);
      if (count > listed.length) {
        listed = new long[2 * count];
      }
      System.arraycopy(explorer.successors().transitions(), 0, listed, 0, count);
      return count;
    }

    private boolean counts(int number) {
      long t = taken[number];
      return !reduces
          || !Machine.isExclusive(reached[number])
          || !mayRepeat[Transition.edge(t)]
          || (Transition.isRendezvous(t) && !mayRepeat[Transition.partnerEdge(t)]);
    }

    /** Makes a next state, if there is one. */
    private void follow(long transition) {
      transitions++;
      state = reached[made];
      System.arraycopy(source, 0, state, 0, machine.length(source));
      boolean leads = explorer.follow(state, transition);
      if (explorer.hasFault()) {
        explorer.fault().ifPresent(f -> sight(Optional.of(transition), f, state));
      }
      if (leads) {
        access.prepare(state, prepared[made]);
        taken[made++] = transition;
      }
    }

    private void sight(Optional<Long> transition, Fault fault, byte[] at) {
      sight(transition, fault.kind().violation(), FaultText.of(machine, fault, at));
    }

    private void sight(Optional<Long> transition, ViolationKind kind, String message) {
      kinds.merge(kind, 1L, Long::sum);
      Sighting sighting =
          new Sighting(levels.size() - 1, copyOfSource(), transition, kind, message);
      if (least.isEmpty() || sighting.compareTo(least.get()) < 0) {
        least = Optional.of(sighting);
      }
    }

    private StateCopy copyOfSource() {
      return new StateCopy(source, machine.length(source));
    }

    private void watchBudget() {
      if (shared.isFull()) {
        stop(shared.full());
      } else if (isFirst && (++rounds & 0x3ff) == 0) {
        stop(options.stop().apply(shared.size()));
      }
    }

    private void stop(Optional<String> why) {
      if (why.isPresent()) {
        cutShort = why;
        stopped = true;
      }
    }

    /** Looks for the smallest step to a state. */
    void lookBack(StateCopy wanted, LongList keys, int from, int to) {
      for (int i = from; i < to; i++) {
        int count = expand(keys.get(i));
        for (int t = 0; t < count; t++) {
          System.arraycopy(source, 0, state, 0, machine.length(source));
          if (explorer.follow(state, listed[t]) && wanted.isOf(state, machine.length(state))) {
            Step step = new Step(copyOfSource(), listed[t]);
            if (predecessor.isEmpty() || step.compareTo(predecessor.get()) < 0) {
              predecessor = Optional.of(step);
            }
          }
        }
      }
    }
  }
}
