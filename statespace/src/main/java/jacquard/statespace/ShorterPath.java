package jacquard.statespace;

import jacquard.core.ViolationKind;
import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.print.EndStates;
import jacquard.model.print.FaultText;
import jacquard.statespace.SearchResult.Violation;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes the path to a violation shorter: from states on it one looks around, breadth first and not
 * far, for a violation of the same kind, and for states that come later on the path. How much is
 * looked at depends on nothing but the model and the path, so the result is always the same.
 */
public final class ShorterPath {
  /** So many states are seen at most when one looks around. */
  private static final int AROUND = 20_000;

  /** So many states are seen at most in all. */
  private static final int IN_ALL = 400_000;

  /** The states of longer paths would take too much memory. */
  private static final int LONGEST = 1_000_000;

  private final Machine machine;
  private final ViolationKind kind;
  private final byte[] state;
  private long[] transitions = new long[64];
  private int left = IN_ALL;

  private ShorterPath(Machine machine, ViolationKind kind) {
    this.machine = machine;
    this.kind = kind;
    this.state = new byte[machine.maxLength()];
  }

  /** The same violation, or another of its kind, on a path that is not longer. */
  public static Violation to(Violation violation, Machine machine) {
    if (violation.path().cycle().isPresent() || violation.path().length() > LONGEST) {
      return violation;
    }
    return new ShorterPath(machine, violation.kind()).shorten(violation);
  }

  private Violation shorten(Violation violation) {
    Violation best = violation;
    while (left > 0) {
      Violation shorter = withoutDetours(withoutTail(best));
      if (shorter.path().length() >= best.path().length()) {
        break;
      }
      best = shorter;
    }
    return best;
  }

  /** Leaves the path early: at the first state from which a violation is near, by bisection. */
  private Violation withoutTail(Violation given) {
    Violation best = given;
    List<ByteBuffer> states = states(given.path());
    int near = given.path().length();
    for (int far = -1; far + 1 < near && left > 0; ) {
      int from = far < 0 ? 0 : (far + near) / 2;
      View view = look(states.get(from), Map.of());
      if (view.violation().isPresent()) {
        Sight sight = view.violation().get();
        near = from;
        if (from + sight.steps().length() < best.path().length()) {
          best = violation(sight, joined(given.path().prefix(from), sight.steps().transitions()));
        }
      } else {
        far = from;
      }
    }
    return best;
  }

  /** Goes from state to state of the path by the shortest ways that are found. */
  private Violation withoutDetours(Violation given) {
    List<ByteBuffer> states = states(given.path());
    Map<ByteBuffer, Integer> places = new HashMap<>();
    for (int i = 0; i < states.size(); i++) {
      places.put(states.get(i), i);
    }
    Path path = new Path(new long[0]);
    int at = 0;
    int last = given.path().length();
    while (at < last && left > 0) {
      View view = look(states.get(at), places);
      if (view.violation().isPresent()) {
        Sight sight = view.violation().get();
        Violation other = violation(sight, joined(path, sight.steps().transitions()));
        return other.path().length() < given.path().length() ? other : given;
      }
      int from = at;
      Optional<Way> ahead =
          view.ways().stream()
              .filter(w -> w.place() - from > w.steps().length())
              .max((a, b) -> Integer.compare(gain(a), gain(b)));
      if (ahead.isPresent()) {
        path = joined(path, ahead.get().steps().transitions());
        at = ahead.get().place();
      } else {
        int next = Math.min(last, at + Math.max(1, view.radius()));
        path = joined(path, Arrays.copyOfRange(given.path().transitions(), at, next));
        at = next;
      }
    }
    long[] rest = Arrays.copyOfRange(given.path().transitions(), at, last);
    return new Violation(given.kind(), given.message(), joined(path, rest));
  }

  private static int gain(Way way) {
    return way.place() - way.steps().length();
  }

  private static Path joined(Path first, long... more) {
    long[] all = Arrays.copyOf(first.transitions(), first.length() + more.length);
    System.arraycopy(more, 0, all, first.length(), more.length);
    return new Path(all);
  }

  private Violation violation(Sight sight, Path path) {
    return new Violation(kind, sight.message(), path);
  }

  /** The states that a path comes to, but for what its last step leads to. */
  private List<ByteBuffer> states(Path path) {
    List<ByteBuffer> states = new ArrayList<>();
    machine.initial(state);
    for (int step = 0; step < path.length(); step++) {
      list();
      states.add(copy());
      if (step + 1 < path.length()) {
        machine.perform(state, path.transition(step));
      }
    }
    return states;
  }

  /**
   * What is near a state.
   *
   * @param radius how far one saw
   * @param ways to states that were asked for
   */
  private record View(Optional<Sight> violation, int radius, List<Way> ways) {}

  /** A violation and the steps to it. */
  private record Sight(Path steps, String message) {}

  private record Way(int place, Path steps) {}

  private record Reached(
      ByteBuffer state, @Nullable Reached before, long transition, int distance) {
    Path steps() {
      long[] steps = new long[distance];
      for (Reached r = this; r.before != null; r = r.before) {
        steps[r.distance - 1] = r.transition;
      }
      return new Path(steps);
    }

    Path and(long last) {
      return joined(steps(), last);
    }
  }

  private View look(ByteBuffer from, Map<ByteBuffer, Integer> places) {
    List<Reached> seen = new ArrayList<>();
    Map<ByteBuffer, Reached> known = new HashMap<>();
    List<Way> ways = new ArrayList<>();
    Reached first = new Reached(from, null, 0, 0);
    seen.add(first);
    known.put(from, first);
    int next = 0;
    for (; next < seen.size() && seen.size() < AROUND; next++) {
      Reached here = seen.get(next);
      load(here.state());
      Optional<String> wrong = wrongHere();
      if (wrong.isPresent()) {
        return new View(Optional.of(new Sight(here.steps(), wrong.get())), here.distance(), ways);
      }
      int count = listQuietly();
      long[] possible = Arrays.copyOf(transitions, count);
      for (long transition : possible) {
        load(here.state());
        Optional<Fault> fault = perform(transition);
        if (fault.isPresent() && fault.get().kind().violation() == kind) {
          String message = FaultText.of(machine, fault.get(), state);
          Sight sight = new Sight(here.and(transition), message);
          return new View(Optional.of(sight), here.distance(), ways);
        }
        if (fault.isPresent() && broken) {
          continue;
        }
        listQuietly(); // a process that ran alone and cannot go on lets the others run
        ByteBuffer there = copy();
        if (!known.containsKey(there)) {
          Reached reached = new Reached(there, here, transition, here.distance() + 1);
          known.put(there, reached);
          seen.add(reached);
          Integer place = places.get(there);
          if (place != null) {
            ways.add(new Way(place, reached.steps()));
          }
        }
      }
    }
    left -= seen.size();
    return new View(Optional.empty(), seen.get(Math.max(0, next - 1)).distance(), ways);
  }

  private ByteBuffer copy() {
    return ByteBuffer.wrap(Arrays.copyOf(state, machine.length(state)));
  }

  private void load(ByteBuffer copy) {
    copy.get(0, state, 0, copy.capacity());
  }

  private boolean broken;

  private Optional<Fault> perform(long transition) {
    broken = false;
    try {
      machine.perform(state, transition);
      return machine.failedAssertion();
    } catch (FaultException e) {
      broken = true;
      return Optional.of(e.fault());
    }
  }

  /** What is wrong with the state itself, if it is what is looked for. */
  private Optional<String> wrongHere() {
    try {
      int count = list();
      return count == 0
              && kind == ViolationKind.INVALID_END_STATE
              && state[Layout.COUNT] != 0
              && !machine.isValidEnd(state)
          ? Optional.of(EndStates.describe(machine, state))
          : Optional.empty();
    } catch (FaultException e) {
      return e.fault().kind().violation() == kind
          ? Optional.of(FaultText.of(machine, e.fault(), state))
          : Optional.empty();
    }
  }

  private int listQuietly() {
    try {
      return list();
    } catch (FaultException _) {
      return 0; // wrongHere() tells
    }
  }

  private int list() {
    int count = machine.enabled(state, transitions);
    if (count == 0 && Machine.isExclusive(state)) {
      Machine.shareAgain(state);
      count = machine.enabled(state, transitions);
    }
    if (count > transitions.length) {
      transitions = new long[2 * count];
      return list();
    }
    return count;
  }
}
