package jacquard.cli;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Progress;
import jacquard.explore.Result;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.report.Comparison.Extent;
import java.util.Optional;
import java.util.OptionalLong;

/** One search of one target, with progress and cancellation. */
final class SearchRun implements Observer {
  private final SearchRequest.Plan plan;
  private final Cancellation cancellation;
  private final Optional<ProgressLine> line;
  private long executions;
  private OptionalLong foundIn = OptionalLong.empty();
  private boolean cancelled;

  private SearchRun(
      SearchRequest.Plan plan, Cancellation cancellation, Optional<ProgressLine> line) {
    this.plan = plan;
    this.cancellation = cancellation;
    this.line = line;
  }

  /**
   * What came of it.
   *
   * @param foundIn the number of the first execution with a violation, from 1
   */
  record Finished(Result result, OptionalLong foundIn, Extent extent) {}

  /**
   * Searches the target.
   *
   * @param line where progress is shown, if it is
   */
  static Finished run(
      SearchRequest.Plan plan,
      Target target,
      Limits limits,
      Cancellation cancellation,
      Optional<ProgressLine> line) {
    SearchRun run = new SearchRun(plan, cancellation, line);
    Result result = cancellation.during(() -> plan.search().check(target.subject(), limits, run));
    line.ifPresent(ProgressLine::clear);
    return new Finished(result, run.foundIn, run.extent(result));
  }

  @Override
  public void executed(Execution execution) {
    executions++;
    if (foundIn.isEmpty() && execution.outcome().isViolation()) {
      foundIn = OptionalLong.of(executions);
    }
  }

  @Override
  public void progress(Progress progress) {
    line.ifPresent(l -> l.update(() -> plan.name() + ": " + ProgressText.of(progress)));
  }

  @Override
  public boolean isCancelled() {
    cancelled = cancellation.isRequested();
    return cancelled;
  }

  private Extent extent(Result result) {
    if (plan.promise() == Searches.Promise.SAMPLING && !cancelled) {
      return Extent.WHOLE;
    }
    return result
        .cutShort()
        .map(
            reason ->
                switch (reason) {
                  case Verdict.Reason.Cancelled _ -> Extent.CANCELLED;
                  case Verdict.Reason.OutOfBudget _ -> Extent.OVER_BUDGET;
                  case Verdict.Reason.SampledOnly _ -> Extent.WHOLE;
                  case Verdict.Reason.UncontrolledNondeterminism _ -> Extent.WHOLE;
                  case Verdict.Reason.NotControlled _ -> Extent.WHOLE;
                })
        .orElse(Extent.WHOLE);
  }
}
