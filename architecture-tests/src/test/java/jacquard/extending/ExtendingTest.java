package jacquard.extending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.catalog.Searches;
import jacquard.explore.engine.StatelessEngine;
import jacquard.litmus.LitmusCatalog;
import jacquard.litmus.LitmusTarget;
import jacquard.litmus.Shape;
import jacquard.report.TextReport;
import jacquard.script.Script;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The worked examples of the page on extending do what the page says. */
class ExtendingTest {
  private static final Limits ALL = Limits.NONE.withMaxExecutions(2_000).goingOn();

  // ---- a search

  @Test
  void theSearchAgreesWithTheOneOfTheCatalog() {
    int compared = 0;
    for (Shape shape : LitmusCatalog.shapes()) {
      Result expected = run(Searches.named("dfs").orElseThrow().search(1), shape);
      Result result = run(new EveryInterleaving(), shape);
      if (expected.cutShort().isEmpty()) {
        assertThat(result.verdict().getClass())
            .as(shape.name())
            .isEqualTo(expected.verdict().getClass());
        assertThat(result.statistics().executions())
            .as(shape.name())
            .isEqualTo(expected.statistics().executions());
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(20);
  }

  private static Result run(Search search, Shape shape) {
    return search.check(new Script(shape.litmus().program()), ALL, Observer.SILENT);
  }

  // ---- a bound

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void withinTheBoundReducedSearchFindsWhatPlainSearchFinds(int limit) {
    List<BoundLimit> bounds = List.of(new BoundLimit(new StepsOfOneThread(), limit));
    for (String program : List.of("racy-counter(2)", "dining(2)", "message-passing")) {
      Script script = new Script(LitmusCatalog.find(program).program());
      Result plain = BoundedSearch.plain(bounds).check(script, ALL, Observer.SILENT);
      Result reduced = BoundedSearch.bpor(bounds).check(script, ALL, Observer.SILENT);
      assertThat(reduced.verdict().getClass()).as(program).isEqualTo(plain.verdict().getClass());
      assertThat(reduced.statistics().executions())
          .isLessThanOrEqualTo(plain.statistics().executions());
    }
  }

  @Test
  void theBoundIsNamedInTheVerdict() {
    List<BoundLimit> bounds = List.of(new BoundLimit(new StepsOfOneThread(), 1));
    Script script = new Script(LitmusCatalog.find("racy-counter(2)").program());
    Verdict verdict = BoundedSearch.plain(bounds).check(script, ALL, Observer.SILENT).verdict();
    assertThat(verdict).isInstanceOf(Verdict.Holds.class);
    assertThat(TextReport.scope(((Verdict.Holds) verdict).scope()))
        .startsWith("all executions with at most 1 step of any one thread");
  }

  // ---- an engine

  @Test
  void theEngineFindsWhatNeedsNoPreemptionAndClaimsNothing() {
    Engine engine = new OneRunEngine();
    Check quiet = check(engine, litmus("racy-counter(2)"));
    assertThat(quiet.verdict()).isEqualTo(new Verdict.Unknown(new Verdict.Reason.SampledOnly(1)));

    IncrementsTarget target = IncrementsTarget.read("increments:a++ b++");
    assertThat(engine.takes(target.kind())).isTrue();
    assertThat(engine.refusal(target, CheckRequest.of(target.name()))).isEmpty();
    assertThat(engine.honours(CheckOptions.BOUND)).isFalse();
    assertThat(check(engine, target).verdict()).isInstanceOf(Verdict.Unknown.class);
  }

  @Test
  void theEngineReplaysWhatAnotherOneFound() {
    Target target = litmus("racy-counter(2)");
    Check check = check(new StatelessEngine(List.of()), target);
    Verdict.Violated violated = (Verdict.Violated) check.verdict();
    Replay replay =
        new OneRunEngine().replay(target, CheckRequest.of(target.name()), violated.schedule());
    assertThat(replay.end()).isEqualTo(new Replay.End.Violated(violated.violation()));
  }

  private static LitmusTarget litmus(String name) {
    return new LitmusTarget(LitmusCatalog.find(name));
  }

  private static Check check(Engine engine, Target target) {
    return engine.check(target, CheckRequest.of(target.name()), Watcher.SILENT);
  }

  // ---- a front end

  @Test
  void theFrontEndsProgramIsChecked() {
    Check check =
        check(new StatelessEngine(List.of()), IncrementsTarget.read("increments:a++ b++ c++"));
    assertThat(new TextReport(TextReport.Steps.ALL, (_, schedule) -> schedule.toString()).of(check))
        .startsWith("VIOLATED  increments:a++ b++ c++")
        .contains("expected counter == 3 but counter was ");
    assertThat(
            check(new StatelessEngine(List.of()), IncrementsTarget.read("increments:a++"))
                .verdict())
        .isEqualTo(new Verdict.Holds(new Verdict.Scope.AllExecutions()));
  }

  @Test
  void theFrontEndSaysWhatIsWrong() {
    assertThatThrownBy(() -> IncrementsTarget.read("increments:a++ b--"))
        .isInstanceOf(RefusedRequestException.class)
        .hasMessage("'b--' is no thread: write its name and ++, such as a++");
  }

  // ---- a report

  @Test
  void theReportHasOneLineForEachVerdict() {
    Engine engine = new StatelessEngine(List.of());
    assertThat(OneLineReport.of(check(engine, litmus("message-passing"))))
        .isEqualTo("litmus:message-passing: holds for all executions (optimal)");
    assertThat(OneLineReport.of(check(engine, litmus("racy-counter(2)"))))
        .isEqualTo(
            "litmus:racy-counter(2): violated, assertion at the end: expected x == 2 but x was 1,"
                + " schedule jq1:6ec5aeb2:0.1.0.1 (optimal)");
    assertThat(OneLineReport.of(check(new OneRunEngine(), litmus("racy-counter(2)"))))
        .isEqualTo("litmus:racy-counter(2): unknown (one run)");
  }
}
