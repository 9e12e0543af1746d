package jacquard.cli;

import jacquard.core.Verdict;
import jacquard.explore.Observer;
import jacquard.explore.Progress;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.explore.run.FinishedSearch;
import jacquard.report.Comparison.Extent;
import java.util.Optional;

/** Watches one search: shows its progress, and calls it off when the user does. */
final class SearchRun implements Observer {
  private final SearchRequest.Plan plan;
  private final Cancellation cancellation;
  private final Optional<ProgressLine> line;

  /**
   * A watch.
   *
   * @param line where progress is shown, if it is
   */
  SearchRun(SearchRequest.Plan plan, Cancellation cancellation, Optional<ProgressLine> line) {
    this.plan = plan;
    this.cancellation = cancellation;
    this.line = line;
  }

  @Override
  public void progress(Progress progress) {
    line.ifPresent(l -> l.update(() -> plan.name() + ": " + ProgressText.of(progress)));
  }

  @Override
  public boolean isCancelled() {
    return cancellation.isRequested();
  }

  /** How much of what was asked for a search has covered; samples are never more than that. */
  static Extent extent(FinishedSearch finished) {
    boolean samples = finished.plan().promise() == Searches.Promise.SAMPLING;
    return finished
        .result()
        .cutShort()
        .map(
            reason ->
                switch (reason) {
                  case Verdict.Reason.Cancelled _ -> Extent.CANCELLED;
                  case Verdict.Reason.OutOfBudget _ -> samples ? Extent.WHOLE : Extent.OVER_BUDGET;
                  case Verdict.Reason.SampledOnly _ -> Extent.WHOLE;
                  case Verdict.Reason.UncontrolledNondeterminism _ -> Extent.WHOLE;
                  case Verdict.Reason.NotControlled _ -> Extent.WHOLE;
                  case Verdict.Reason.GivenUp _ -> Extent.WHOLE;
                  case Verdict.Reason.AllExcluded _ -> Extent.WHOLE;
                })
        .orElse(Extent.WHOLE);
  }
}
