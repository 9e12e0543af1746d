package jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import jacquard.core.answer.SearchBounds;
import jacquard.core.request.CheckRequest;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final Comparison COMPARISON =
      new Comparison(
          CheckRequest.of("Account"),
          Checks.FINGERPRINT,
          SearchBounds.NONE,
          List.of(
              row(
                  "dfs",
                  new Verdict.Unknown(new Verdict.Reason.OutOfBudget("10 s", 1_234_567)),
                  Comparison.Extent.OVER_BUDGET,
                  1_234_567),
              row(
                  "optimal",
                  new Verdict.Holds(new Verdict.Scope.AllExecutions()),
                  Comparison.Extent.WHOLE,
                  36),
              row("dpor", Checks.violated(Checks.lostUpdate(0)), Comparison.Extent.OVER_BUDGET, 12),
              row(
                  "random",
                  new Verdict.Unknown(new Verdict.Reason.SampledOnly(10)),
                  Comparison.Extent.WHOLE,
                  10),
              row(
                  "pct",
                  new Verdict.Unknown(new Verdict.Reason.Cancelled(3)),
                  Comparison.Extent.CANCELLED,
                  3)),
          List.of());

  private static Comparison.Row row(
      String search, Verdict verdict, Comparison.Extent extent, long executions) {
    return new Comparison.Row(search, verdict, extent, Checks.statistics(executions, 36));
  }

  @Test
  void theTableHasOneRowPerSearch() throws IOException {
    Golden.assertMatches("comparison.txt", COMPARISON.text());
  }

  @Test
  void theJsonSaysWhichSearchesWereCut() throws IOException {
    StringWriter out = new StringWriter();
    COMPARISON.writeJson(out);
    Golden.assertMatches("comparison.json", out.toString());
  }

  @Test
  void boundsAreNamedAndWhatTheyCutIsCounted() throws IOException {
    Verdict.Limit two = new Verdict.Limit("preemption", 2, "preemptions");
    Verdict holds =
        new Verdict.Holds(new Verdict.Scope.WithinBound(List.of(two), Verdict.Grounds.VALIDATED));
    Comparison comparison =
        new Comparison(
            CheckRequest.of("Account"),
            Checks.FINGERPRINT,
            new SearchBounds(List.of(), Optional.of(two), List.of("log")),
            List.of(
                row("bounded", holds, Comparison.Extent.OVER_BUDGET, 12),
                row("bpor", holds, Comparison.Extent.WHOLE, 7)),
            List.of());
    Golden.assertMatches("comparison-within-bound.txt", comparison.text());
    StringWriter out = new StringWriter();
    comparison.writeJson(out);
    assertThat(out.toString())
        .contains(
            "\"preemption\" : 2", "\"raised\" : \"preemption\"", "\"grounds\" : \"validated\"");
  }
}
