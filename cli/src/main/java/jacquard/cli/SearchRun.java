package jacquard.cli;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Progress;
import jacquard.explore.Result;
import jacquard.explore.catalog.Searches;
import jacquard.report.Comparison.Extent;
import java.util.Optional;
import java.util.OptionalLong;

/** One search of one target, with progress and cancellation. */
final class SearchRun implements Observer {
  private final Searches.Entry search;
  private final Cancellation cancellation;
  private final Optional<ProgressLine> line;
  private long executions;
  private OptionalLong foundIn = OptionalLong.empty();
  private boolean cancelled;

  private SearchRun(Searches.Entry search, Cancellation cancellation, Optional<ProgressLine> line) {
    this.search = search;
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
      Searches.Entry search,
      long seed,
      Target target,
      Limits limits,
      Cancellation cancellation,
      Optional<ProgressLine> line) {
    SearchRun run = new SearchRun(search, cancellation, line);
    Result result =
        cancellation.during(() -> search.search(seed).check(target.subject(), limits, run));
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
    line.ifPresent(l -> l.update(() -> search.name() + ": " + ProgressText.of(progress)));
  }

  @Override
  public boolean isCancelled() {
    cancelled = cancellation.isRequested();
    return cancelled;
  }

  private Extent extent(Result result) {
    if (search.promise() == Searches.Promise.SAMPLING && !cancelled) {
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
                })
        .orElse(Extent.WHOLE);
  }
}
