package jacquard.statespace.engine;

import jacquard.core.StateStatistics;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.answer.Check;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Machine;
import jacquard.model.ModelTarget;
import jacquard.model.print.ToldRun;
import jacquard.model.run.Run;
import jacquard.statespace.Path;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
import java.util.Optional;
import java.util.OptionalLong;

/** What all checks of states have in common: verdict, figures, and the run that is shown. */
final class StateChecks {
  private StateChecks() {}

  /** The search that was asked for. */
  static StateSearches.Entry search(CheckRequest request, String byDefault) {
    String wanted = request.get(CheckOptions.SEARCH).orElse(byDefault);
    return StateSearches.named(wanted)
        .orElseThrow(
            () ->
                new RefusedRequestException(
                    "unknown search '%s' for a model; 'jacquard list searches' names all"
                        .formatted(wanted)));
  }

  /**
   * The verdict.
   *
   * @param doubt why nothing can be claimed although the search came to its end
   */
  static Verdict verdict(
      SearchResult result, Machine machine, String fingerprint, Optional<String> doubt) {
    if (result.violation().isPresent()) {
      SearchResult.Violation v = result.violation().get();
      return new Verdict.Violated(
          new Violation(v.kind(), v.message()),
          Run.schedule(machine, v.path().transitions(), fingerprint));
    }
    return cutShort(result)
        .or(() -> doubt.map(Verdict.Reason.Approximate::new))
        .<Verdict>map(Verdict.Unknown::new)
        .orElseGet(() -> new Verdict.Holds(new Verdict.Scope.AllExecutions()));
  }

  static Optional<Verdict.Reason> cutShort(SearchResult result) {
    return result.cutShort().map(Verdict.Reason.Stopped::new);
  }

  static StateStatistics statistics(SearchResult result) {
    SearchResult.Counts counts = result.counts();
    return new StateStatistics(
        counts.states(),
        counts.transitions(),
        counts.depth(),
        counts.bytes(),
        result.violations(),
        result.kinds().keySet(),
        counts.time());
  }

  /** The run behind a violation, told step by step. */
  static Optional<Check.Shown> shown(SearchResult result, Machine machine) {
    return result
        .violation()
        .map(
            v ->
                new Check.Shown(
                    told(machine, v.path()).run(v.path().cycle()), OptionalLong.empty()));
  }

  static ToldRun told(Machine machine, Path path) {
    ToldRun run = new ToldRun(machine);
    for (int step = 0; step < path.length(); step++) {
      run.perform(path.transition(step));
    }
    return run;
  }

  static Check.Origin origin(ModelTarget target) {
    return new Check.Origin(target.fingerprint());
  }
}
