package jacquard.model.trail;

import jacquard.model.Edge;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.trail.Trail.Step;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;

/**
 * Finds the steps of a model that a trail means. Spin makes some statements of a process, which
 * nobody else sees, in one step with those before them, and names only the first: they are made
 * here when the process comes to the next statement that is named.
 */
public final class TrailReplay {
  /** So many states are looked at for what lies between two lines. */
  private static final int MAX_BETWEEN = 5_000;

  /** So many steps may follow the last line. */
  private static final int MAX_BEHIND = 1_000;

  private final Machine machine;
  private final Set<Integer> known;
  private final List<Long> path = new ArrayList<>();
  private final byte[] state;
  private long[] transitions = new long[64];
  private boolean broken;

  private TrailReplay(Machine machine) {
    this.machine = machine;
    this.known = machine.model().edges().stream().map(Edge::statement).collect(Collectors.toSet());
    this.state = new byte[machine.maxLength()];
    machine.initial(state);
  }

  /** A trail that the model does not follow. */
  public static final class LostException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LostException(String message) {
      super(message);
    }
  }

  /**
   * The transitions from the first state.
   *
   * @throws LostException if the model cannot do what the trail says
   */
  public static long[] of(Trail trail, Machine machine) {
    return new TrailReplay(machine).follow(trail);
  }

  private long[] follow(Trail trail) {
    List<Step> steps = trail.steps().stream().filter(s -> known.contains(s.statement())).toList();
    for (int i = 0; i < steps.size() && canGoOn(); i++) {
      Step step = steps.get(i);
      Optional<Step> next = i + 1 < steps.size() ? Optional.of(steps.get(i + 1)) : Optional.empty();
      Deque<Long> way =
          way(step, next, t -> concerns(t, step, next))
              .or(() -> exists(step.process()) ? Optional.empty() : way(step, next, _ -> true))
              .orElseThrow(
                  () ->
                      new LostException(
                          "the model does not follow the trail: process %d cannot do statement %d after %d steps"
                              .formatted(step.process(), step.statement(), path.size())));
      if (Transition.isRendezvous(way.getLast())) {
        i++;
      }
      way.forEach(this::perform);
    }
    if (trail.cycle().isEmpty()) {
      finish(steps.isEmpty() ? -1 : steps.getLast().process());
    }
    return path.stream().mapToLong(Long::longValue).toArray();
  }

  /** Where a condition cannot be evaluated, the run is over. */
  private boolean canGoOn() {
    if (!broken) {
      enabled(_ -> true);
    }
    return !broken;
  }

  /** What was made in one step with the last statement, up to where something is wrong. */
  private void finish(int last) {
    int length = path.size();
    byte[] before = state.clone();
    for (int i = 0; i < MAX_BEHIND && !isViolated(); i++) {
      long[] own = enabled(t -> Transition.process(t) == last);
      long[] all = own.length == 1 ? own : enabled(_ -> true);
      if (all.length == 0) {
        break;
      }
      perform(all[0]);
    }
    if (!isViolated()) {
      path.subList(length, path.size()).clear();
      System.arraycopy(before, 0, state, 0, before.length);
    }
  }

  private boolean isViolated() {
    return broken
        || machine.failedAssertion().isPresent()
        || (enabled(_ -> true).length == 0
            && state[Layout.COUNT] != 0
            && !machine.isValidEnd(state));
  }

  private void perform(long transition) {
    path.add(transition);
    enabled(_ -> true); // a process that ran alone and cannot go on lets the others run
    try {
      machine.perform(state, transition);
    } catch (FaultException _) {
      broken = true; // the run ends here; whoever replays it says why
    }
  }

  private long[] enabled(LongPredicate which) {
    try {
      int count = machine.enabled(state, transitions);
      if (count == 0 && Machine.isExclusive(state)) {
        Machine.shareAgain(state);
        count = machine.enabled(state, transitions);
      }
      if (count > transitions.length) {
        transitions = new long[2 * count];
        return enabled(which);
      }
      return Arrays.stream(transitions, 0, count).filter(which).toArray();
    } catch (FaultException _) {
      broken = true;
      return new long[0];
    }
  }

  private record Reached(ByteBuffer state, List<Long> way) {}

  /** The fewest steps of the processes in question that end with the one that is named. */
  private Optional<Deque<Long>> way(Step step, Optional<Step> next, LongPredicate may) {
    byte[] here = state.clone();
    Set<ByteBuffer> seen = new HashSet<>();
    Deque<Reached> open = new ArrayDeque<>();
    open.add(new Reached(copy(), List.of()));
    Optional<Deque<Long>> found = Optional.empty();
    while (found.isEmpty() && !open.isEmpty() && seen.size() < MAX_BETWEEN) {
      Reached at = open.removeFirst();
      load(at.state());
      long[] all = enabled(_ -> true);
      boolean runsAlone = Machine.isExclusive(state); // what it still has to do is not named
      long[] possible = Arrays.stream(all).filter(t -> runsAlone || may.test(t)).toArray();
      ByteBuffer settled = copy();
      for (long t : possible) {
        if (found.isEmpty() && isMeant(t, step, next)) {
          Deque<Long> way = new ArrayDeque<>(at.way());
          way.add(t);
          found = Optional.of(way);
        }
      }
      for (long t : found.isPresent() ? new long[0] : possible) {
        load(settled);
        if (!Transition.isRendezvous(t) && succeeds(t) && seen.add(copy())) {
          List<Long> way = new ArrayList<>(at.way());
          way.add(t);
          open.add(new Reached(copy(), way));
        }
      }
    }
    System.arraycopy(here, 0, state, 0, here.length);
    broken = false;
    return found;
  }

  private boolean exists(int process) {
    return process < (state[Layout.COUNT] & 0xff);
  }

  private boolean succeeds(long transition) {
    try {
      machine.perform(state, transition);
      return true;
    } catch (FaultException _) {
      return false;
    }
  }

  private static boolean concerns(long transition, Step step, Optional<Step> next) {
    int process = Transition.process(transition);
    return process == step.process() || (next.isPresent() && process == next.get().process());
  }

  private boolean isMeant(long transition, Step step, Optional<Step> next) {
    if (Transition.process(transition) != step.process()
        || statement(Transition.edge(transition)) != step.statement()) {
      return false;
    }
    return !Transition.isRendezvous(transition)
        || (next.isPresent()
            && Transition.partner(transition) == next.get().process()
            && statement(Transition.partnerEdge(transition)) == next.get().statement());
  }

  private int statement(int edge) {
    return machine.model().edges().get(edge).statement();
  }

  private ByteBuffer copy() {
    return ByteBuffer.wrap(Arrays.copyOf(state, machine.length(state)));
  }

  private void load(ByteBuffer copy) {
    copy.get(0, state, 0, copy.capacity());
  }
}
