package jacquard.explore.stack;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Verdict;
import jacquard.explore.Bookkeeping;
import jacquard.explore.FreeRun;
import jacquard.explore.Frontier;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Policy;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.path.BacktrackPath;
import jacquard.explore.path.PrefixReplay;
import java.util.function.Supplier;

/**
 * Depth-first stateless search: keeps one path, and goes back to its deepest state that has
 * something left to try.
 *
 * <p>With {@link Sleep#ON}, a step whose continuations have all been seen from an earlier state is
 * not taken again; a run in which only such steps are left is cut and counted as blocked. Its races
 * are analysed like those of any other run: what they ask for may be found nowhere else.
 */
public final class StackSearch implements Search {

  /** Whether to use sleep sets. */
  public enum Sleep {
    ON,
    OFF
  }

  private final String name;
  private final Supplier<BacktrackRule> rule;
  private final Sleep sleep;

  private StackSearch(String name, Sleep sleep, Supplier<BacktrackRule> rule) {
    this.name = sleep == Sleep.ON ? name + "+sleep" : name;
    this.rule = rule;
    this.sleep = sleep;
  }

  /** All interleavings, without any reduction but sleep sets, if asked for. */
  public static Search depthFirst(Sleep sleep) {
    return new StackSearch("dfs", sleep, BacktrackRule.TryAll::new);
  }

  /** DPOR with the set E (POPL 2005, Fig. 3). */
  public static Search dporGeneral(Sleep sleep) {
    return new StackSearch("dpor:general", sleep, GeneralRule::new);
  }

  /** DPOR with clock vectors (Fig. 4). */
  public static Search dporClocks(Sleep sleep) {
    return new StackSearch("dpor:clocks", sleep, ClockVectorRule::new);
  }

  /** DPOR with per-object clocks, no stack traversal, all accesses dependent (Fig. 5). */
  public static Search dporObjects(Sleep sleep) {
    return new StackSearch("dpor:objects", sleep, ObjectClockRule::new);
  }

  /** DPOR with per-object clocks for reads and writes (end of section 4.2). */
  public static Search dporReadWrite(Sleep sleep) {
    return new StackSearch("dpor:read-write", sleep, ReadWriteRule::new);
  }

  /** DPOR with source sets (POPL 2014, Algorithm 1). */
  public static Search dporSource(Sleep sleep) {
    return new StackSearch("dpor:source", sleep, SourceRule::new);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    return new Run(subject, limits, observer).search();
  }

  /** The state of one search. */
  private final class Run implements Policy, Bookkeeping.Gauge {
    private final Bookkeeping books;
    private final PrefixReplay replay;
    private final BacktrackRule backtrackRule = rule.get();
    private final BacktrackPath path = new BacktrackPath();
    private final Execution execution = new Execution();

    private int pathLength;

    Run(Subject subject, Limits limits, Observer observer) {
      this.books = new Bookkeeping(subject, limits, observer);
      this.replay = new PrefixReplay(subject, limits, books, this);
    }

    Result search() {
      do {
        replay.run(path, execution);
        if (!replay.repeats(execution)) {
          break;
        }
        path.remember(execution, path.known());
        books.enter(execution, path.known());
        backtrackRule.executed(path, execution, path.length());
        pathLength = execution.length();
        books.progress(this, execution.length());
      } while (backtrack() && books.mayGoOn());
      return books.close(new Verdict.Scope.AllExecutions());
    }

    /** Goes on behind the prefix. */
    @Override
    public long choose(Execution sofar, Frontier frontier) {
      int depth = sofar.length();
      BacktrackPath.State state = path.state(depth);
      state.clear();
      if (sleep == Sleep.ON && depth > 0) {
        state.fallAsleep(path.state(depth - 1), sofar, depth - 1, backtrackRule.dependence());
      }
      backtrackRule.entered(path, depth, sofar);
      int first = FreeRun.thread(sofar);
      if (wakeUp(state, first, frontier.alternatives(first))) {
        return state.label();
      }
      for (int t = sofar.nextEnabled(depth, 0); t >= 0; t = sofar.nextEnabled(depth, t + 1)) {
        if (wakeUp(state, t, frontier.alternatives(t))) {
          return state.label();
        }
      }
      return Label.NONE;
    }

    /** Makes the thread the state's current one, if any of its alternatives is awake. */
    private static boolean wakeUp(BacktrackPath.State state, int thread, int alternatives) {
      if (state.takeAwake(thread, alternatives)) {
        state.backtrack.add(thread);
        return true;
      }
      return false;
    }

    /** Goes back to the deepest state with something left to try; false if there is none. */
    private boolean backtrack() {
      for (int depth = execution.length() - 1; depth >= 0; depth--) {
        BacktrackPath.State state = path.state(depth);
        state.explored.add(execution, depth, backtrackRule.dependence());
        if (state.takeNextChoice(execution.alternatives(depth)) || nextThread(state)) {
          path.goBackTo(depth);
          return true;
        }
      }
      return false;
    }

    private boolean nextThread(BacktrackPath.State state) {
      for (int t = state.backtrack.firstNotIn(state.done);
          t >= 0;
          t = state.backtrack.firstNotIn(state.done)) {
        if (wakeUp(state, t, state.sleep.alternatives(t))) {
          return true;
        }
        state.done.add(t);
      }
      return false;
    }

    @Override
    public long pending() {
      long sum = 0;
      for (int depth = 0; depth < pathLength; depth++) {
        BacktrackPath.State state = path.state(depth);
        sum += state.backtrack.size() - state.done.size() - 1;
      }
      return sum;
    }

    /** Each state gives equal weight to all threads it is known to need. */
    @Override
    public double explored() {
      double weight = 1;
      double sum = 0;
      for (int depth = 0; depth < pathLength; depth++) {
        BacktrackPath.State state = path.state(depth);
        double share = weight / state.backtrack.size();
        sum += share * state.done.size();
        weight = share;
      }
      return Math.min(1, sum);
    }
  }
}
