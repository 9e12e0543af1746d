package jacquard.explore.run;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.Writers;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FinishedSearchTest {
  /** A search that sees the given outcomes, and starts anew where there is none. */
  private record Seen(List<Optional<Outcome>> outcomes) implements Search {
    @Override
    public String name() {
      return "seen";
    }

    @Override
    public Result check(Subject subject, Limits limits, Observer observer) {
      Execution execution = new Execution();
      for (Optional<Outcome> outcome : outcomes) {
        execution.begin(1);
        outcome.ifPresent(execution::end);
        outcome.ifPresentOrElse(_ -> observer.executed(execution), observer::restarted);
      }
      return Searches.named("dfs").orElseThrow().search(1).check(subject, limits, observer);
    }
  }

  private static final Optional<Outcome> GOOD = Optional.of(Outcome.Completed.OUTCOME);
  private static final Optional<Outcome> BAD = Optional.of(new Outcome.Deadlocked(List.of()));
  private static final Optional<Outcome> ANEW = Optional.empty();

  private static FinishedSearch after(List<Optional<Outcome>> outcomes) {
    SearchRequest.Plan open = SearchRequest.open().plan(new Writers(2, 1));
    SearchRequest.Plan plan =
        new SearchRequest.Plan(
            "seen",
            Searches.Promise.EXHAUSTIVE,
            new Seen(outcomes),
            List.of(),
            Optional.empty(),
            open.sealed(),
            open.preferred());
    return FinishedSearch.of(plan, new Writers(2, 1), Limits.NONE, Observer.SILENT);
  }

  @Test
  void theFirstViolatingExecutionIsCountedFromTheLastStart() {
    assertThat(after(List.of(GOOD, BAD, BAD)).foundIn()).hasValue(2);
    assertThat(after(List.of(GOOD, BAD, ANEW, GOOD, GOOD, BAD)).foundIn()).hasValue(3);
    assertThat(after(List.of(BAD, ANEW, GOOD)).foundIn()).isEmpty();
    assertThat(after(List.of(GOOD)).result().verdict()).isInstanceOf(Verdict.Holds.class);
  }
}
