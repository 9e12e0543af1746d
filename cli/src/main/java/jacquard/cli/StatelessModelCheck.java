package jacquard.cli;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Progress;
import jacquard.explore.Replay;
import jacquard.explore.RestartingSearch;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.catalog.Searches;
import jacquard.modelruns.ModelProgram;
import jacquard.modelruns.RefusedModelException;
import jacquard.modelruns.Waiting;
import jacquard.report.StateCheck;
import jacquard.report.Table;
import jacquard.statespace.Path;
import jacquard.statespace.Run;
import jacquard.statespace.SearchResult;
import java.util.List;
import java.util.Optional;

/** Checks the executions of a model, one by one, with a search that stores no states. */
final class StatelessModelCheck implements Observer {
  private final Console console;
  private final ModelTarget target;
  private final Searches.Entry search;
  private final Optional<ProgressLine> line;

  StatelessModelCheck(
      Console console, ModelTarget target, Searches.Entry search, Optional<ProgressLine> line) {
    this.console = console;
    this.target = target;
    this.search = search;
    this.line = line;
  }

  /** Searches; the counterexample is told by the states along it, as that of any model. */
  StateCheck run(Limits limits, long seed, ModelCheck reports) {
    try {
      ModelProgram program =
          new ModelProgram(target.model(), target.fingerprint(), Waiting.of(search.name()));
      Search restarting = new RestartingSearch(() -> search.search(seed));
      Result result = console.cancellation().during(() -> restarting.check(program, limits, this));
      line.ifPresent(ProgressLine::clear);
      return describe(program, result, limits, reports);
    } catch (RefusedModelException e) {
      throw new UsageException(
          "--search %s cannot deal with this model: %s; --search full can"
              .formatted(search.name(), e.getMessage()),
          e);
    }
  }

  private StateCheck describe(
      ModelProgram program, Result result, Limits limits, ModelCheck reports) {
    Optional<StateCheck.Found> found =
        result.violations().stream()
            .findFirst()
            .map(v -> reports.found(violation(program, v, limits), ""));
    return new StateCheck(
        target.name(),
        target.definitions(),
        target.fingerprint(),
        Optional.empty(),
        search.name() + ", no states stored",
        found,
        result.statistics().violations(),
        result.cutShort().map(StatelessModelCheck::words).or(() -> unproven(result)),
        Optional.empty(),
        true,
        StateCheck.Size.ofExecutions(
            result.statistics().executions(),
            result.statistics().transitions(),
            result.statistics().maxDepth(),
            result.statistics().seconds()),
        List.of(),
        reports.notes());
  }

  private SearchResult.Violation violation(
      ModelProgram program, Verdict.Violated violated, Limits limits) {
    Execution execution = new Execution();
    Replay.run(program, violated.schedule(), limits.maxSteps(), execution);
    Path path = new Path(program.path());
    if (execution.outcome() instanceof Outcome.Failed(List<Outcome.Failure> failures)) {
      Outcome.Failure first = failures.getFirst();
      String who = program.vocabulary().thread(first.thread());
      return new SearchResult.Violation(first.kind(), first.message() + " in " + who, path);
    }
    Run run = new Run(target.machine());
    for (int step = 0; step < path.length(); step++) {
      run.perform(path.transition(step));
    }
    return new SearchResult.Violation("invalid-end-state", run.describeEnd(), path);
  }

  private static Optional<String> unproven(Result result) {
    return result.verdict() instanceof Verdict.Unknown(Verdict.Reason reason)
        ? Optional.of(words(reason))
        : Optional.empty();
  }

  private static String words(Verdict.Reason reason) {
    return switch (reason) {
      case Verdict.Reason.OutOfBudget(String budget, long _) -> budget;
      case Verdict.Reason.SampledOnly(long executions) ->
          "only " + Table.number(executions) + " sampled executions";
      case Verdict.Reason.Cancelled _ -> "cancelled";
      case Verdict.Reason.AllExcluded _ -> "all executions are excluded";
      case Verdict.Reason.UncontrolledNondeterminism(int step, String expected, String seen) ->
          "step %d: expected %s but saw %s".formatted(step, expected, seen);
      case Verdict.Reason.GivenUp(String why) -> why;
      case Verdict.Reason.NotControlled(List<String> what) -> String.join(", ", what);
    };
  }

  @Override
  public void progress(Progress progress) {
    line.ifPresent(l -> l.update(() -> search.name() + ": " + ProgressText.of(progress)));
  }

  @Override
  public boolean isCancelled() {
    return console.cancellation().isRequested();
  }
}
