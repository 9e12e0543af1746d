package jacquard.script.selftest;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Label;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Search;
import jacquard.script.Script;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** All that is reachable within a bound as a tree, and which part of it a search has been to. */
final class RecordedSearch {
  private final State root = new State(null, Operation.NONE, 0);

  /** What a thread does or is about to do. */
  record Operation(int thread, Kind kind, int object, long argument, boolean writes) {
    static final Operation NONE = new Operation(-1, Kind.YIELD, Dependence.NO_OBJECT, 0, false);

    /** Definition 2.4 for operations of different threads, with the life of threads. */
    boolean dependsOn(Operation other) {
      boolean touches =
          object == other.object && object != Dependence.NO_OBJECT && (writes || other.writes);
      return touches
          || (isOfLives() && argument == other.thread)
          || (other.isOfLives() && other.argument == thread)
          || (isOfLives() && other.isOfLives() && kind != other.kind && argument == other.argument);
    }

    private boolean isOfLives() {
      return kind == Kind.START || kind == Kind.JOIN;
    }
  }

  /** A sequence of steps within the bound, and the state that it leads to. */
  static final class State {
    final @Nullable State before;

    /** The last step. */
    final Operation step;

    final int depth;
    final List<Integer> enabled = new ArrayList<>();

    /** The next operation of each thread that has one, enabled or not. */
    final SequencedMap<Integer, Operation> next = new LinkedHashMap<>();

    final SequencedMap<Long, State> after = new LinkedHashMap<>();
    int threads;
    boolean visited;

    State(@Nullable State before, Operation step, int depth) {
      this.before = before;
      this.step = step;
      this.depth = depth;
    }

    /** Whether the search has tried this thread here; no need to, where it exceeds the bound. */
    boolean tried(int thread) {
      return after.values().stream()
          .filter(s -> s.step.thread() == thread)
          .allMatch(s -> s.visited);
    }

    boolean triedAll() {
      return enabled.stream().allMatch(this::tried);
    }

    /** The states after each step of the sequence that leads here, the first step's first. */
    List<State> path() {
      List<State> path = new ArrayList<>();
      for (State s = this; s.before != null; s = s.before) {
        path.addFirst(s);
      }
      return path;
    }
  }

  /** Empty if the program is too large for this. */
  static Optional<RecordedSearch> of(Script script, Search plain, Search search, long most) {
    RecordedSearch recorded = new RecordedSearch();
    recorded.root.visited = true;
    Limits limits = Limits.NONE.goingOn().withMaxSteps(100).withMaxExecutions(most);
    boolean whole = plain.check(script, limits, watch(recorded::add)).cutShort().isEmpty();
    if (!whole) {
      return Optional.empty();
    }
    search.check(script, limits.withMaxExecutions(1_000_000), watch(recorded::visit));
    return Optional.of(recorded);
  }

  private static Observer watch(Consumer<Execution> use) {
    return new Observer() {
      @Override
      public void executed(Execution execution) {
        use.accept(execution);
      }
    };
  }

  private void add(Execution e) {
    State state = root;
    for (int i = 0; ; i++) {
      if (state.next.isEmpty()) {
        describe(state, e, i);
      }
      if (i == e.length()) {
        return;
      }
      State from = state;
      Operation step = operation(e, i);
      state = from.after.computeIfAbsent(e.label(i), _ -> new State(from, step, from.depth + 1));
    }
  }

  private static void describe(State state, Execution e, int at) {
    state.threads = e.threads();
    for (int t = 0; t < e.threads(); t++) {
      int thread = t;
      if (at < e.length() ? e.enabled(at, t) : e.anyEnabled(at) && e.enabled(at, t)) {
        state.enabled.add(t);
      }
      if (e.startedBefore(at, t)) {
        IntStream.range(at, e.length())
            .filter(i -> e.thread(i) == thread)
            .mapToObj(i -> mayWrite(operation(e, i)))
            .findFirst()
            .or(() -> e.hasPending(thread) ? Optional.of(pending(e, thread)) : Optional.empty())
            .ifPresent(o -> state.next.put(thread, o));
      }
    }
  }

  private static Operation operation(Execution e, int i) {
    return new Operation(e.thread(i), e.kind(i), e.object(i), e.argument(i), e.writes(i));
  }

  /** Before it is done, nobody knows whether it writes. */
  private static Operation mayWrite(Operation o) {
    return new Operation(o.thread(), o.kind(), o.object(), o.argument(), o.kind().mayWrite());
  }

  private static Operation pending(Execution e, int t) {
    return new Operation(
        t, e.pendingKind(t), e.pendingObject(t), e.pendingArgument(t), e.pendingKind(t).mayWrite());
  }

  private void visit(Execution e) {
    State state = root;
    for (int i = 0; i < e.length(); i++) {
      State reached = state.after.get(e.label(i));
      if (reached == null) {
        throw new AssertionError("a step beyond the bound: " + Label.thread(e.label(i)));
      }
      state = reached;
      state.visited = true;
    }
  }

  /** Every sequence within the bound. */
  List<State> all() {
    List<State> all = new ArrayList<>(List.of(root));
    for (int i = 0; i < all.size(); i++) {
      all.addAll(all.get(i).after.values());
    }
    return all;
  }
}
