package jacquard.extending;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Verdict;
import jacquard.explore.Bookkeeping;
import jacquard.explore.Frontier;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.PackedOperation;
import jacquard.explore.Policy;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.path.Prefix;
import jacquard.explore.path.PrefixReplay;
import java.util.ArrayList;
import java.util.List;

/** Depth-first search of all interleavings, without any reduction. */
final class EveryInterleaving implements Search {
  @Override
  public String name() {
    return "every-interleaving";
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    Bookkeeping books = new Bookkeeping(subject, limits, observer);
    Path path = new Path();
    PrefixReplay replay = new PrefixReplay(subject, limits, books, path);
    Execution execution = new Execution();
    do {
      replay.run(path, execution);
      if (!replay.repeats(execution)) {
        break; // the program is not deterministic: the books know, and claim nothing
      }
      books.enter(execution, path.known());
    } while (path.backtrack(execution) && books.mayGoOn());
    return books.close(new Verdict.Scope.AllExecutions());
  }

  /** One execution, with the labels that are still to be tried in each of its states. */
  private static final class Path implements Prefix, Policy {
    private final List<List<Long>> untried = new ArrayList<>();
    private final List<Long> operations = new ArrayList<>();

    @Override
    public int length() {
      return untried.size();
    }

    @Override
    public int known() {
      return operations.size();
    }

    @Override
    public long label(int step) {
      return untried.get(step).getFirst();
    }

    @Override
    public long operation(int step) {
      return operations.get(step);
    }

    /** Behind the prefix: notes everything that can be done here, and does the first of it. */
    @Override
    public long choose(Execution sofar, Frontier frontier) {
      List<Long> labels = new ArrayList<>();
      int state = sofar.length();
      for (int t = sofar.nextEnabled(state, 0); t >= 0; t = sofar.nextEnabled(state, t + 1)) {
        for (int choice = 0; choice < frontier.alternatives(t); choice++) {
          labels.add(Label.of(t, choice));
        }
      }
      untried.add(labels);
      return labels.getFirst();
    }

    /** Goes back to the last state in which something is left to try; false if there is none. */
    boolean backtrack(Execution execution) {
      while (!untried.isEmpty() && untried.getLast().size() == 1) {
        untried.removeLast();
      }
      if (untried.isEmpty()) {
        return false;
      }
      untried.getLast().removeFirst();
      operations.clear();
      for (int step = 0; step < untried.size() - 1; step++) {
        operations.add(PackedOperation.pack(execution, step));
      }
      return true;
    }
  }
}
