package jacquard.explore.run;

import jacquard.core.Execution;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Progress;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.catalog.SearchRequest;
import java.util.OptionalLong;

/**
 * A search that has ended.
 *
 * @param foundIn the number of the first execution with a violation, from 1
 */
public record FinishedSearch(SearchRequest.Plan plan, Result result, OptionalLong foundIn) {

  /** Carries the plan out. */
  public static FinishedSearch of(
      SearchRequest.Plan plan, Subject subject, Limits limits, Observer observer) {
    FirstViolation first = new FirstViolation(observer);
    Result result = plan.search().check(subject, limits, first);
    return new FinishedSearch(plan, result, first.foundIn);
  }

  private static final class FirstViolation implements Observer {
    private final Observer other;
    private long executions;
    private OptionalLong foundIn = OptionalLong.empty();

    FirstViolation(Observer other) {
      this.other = other;
    }

    @Override
    public void executed(Execution execution) {
      executions++;
      if (foundIn.isEmpty() && execution.outcome().isViolation()) {
        foundIn = OptionalLong.of(executions);
      }
      other.executed(execution);
    }

    @Override
    public void restarted() {
      executions = 0;
      foundIn = OptionalLong.empty();
      other.restarted();
    }

    @Override
    public void progress(Progress progress) {
      other.progress(progress);
    }

    @Override
    public boolean isCancelled() {
      return other.isCancelled();
    }
  }
}
