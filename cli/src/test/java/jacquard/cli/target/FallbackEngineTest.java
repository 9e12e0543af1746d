package jacquard.cli.target;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.promela.PromelaTarget;
import jacquard.statespace.engine.StatefulEngine;
import jacquard.symbolic.engine.SymbolicEngine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Circuits are asked where the search of states gives up, and say so. */
class FallbackEngineTest {
  private static final Engine ENGINE =
      new FallbackEngine(new StatefulEngine(), new SymbolicEngine());
  private static final String COUNT = "../models/symbolic/long-count.pml";

  private static Check check(String file, CheckRequest request) throws IOException {
    return ENGINE.check(
        PromelaTarget.read(Path.of(file).toString(), List.of()), request, Watcher.SILENT);
  }

  @Test
  void circuitsAnswerWhereThereAreTooManyStatesAndTheReasonIsNoted() throws IOException {
    CheckRequest request = CheckRequest.of(COUNT).with(CheckOptions.MAX_STATES, 1000L);
    Check check = check(COUNT, request);
    assertThat(check.verdict()).isEqualTo(new Verdict.Holds(new Verdict.Scope.AllExecutions()));
    assertThat(check.method().engine()).isEqualTo("symbolic");
    assertThat(check.request()).isEqualTo(request);
    assertThat(check.findings().notes())
        .anyMatch(
            n ->
                n.startsWith("the symbolic engine answers, because the stateful engine gave up: "));
  }

  @Test
  void whatTheFirstEngineAnswersIsTheAnswer() throws IOException {
    String file = "../models/peterson.pml";
    Check check = check(file, CheckRequest.of(file));
    assertThat(check.method().engine()).isEqualTo("stateful");
    assertThat(check.findings().notes()).isEmpty();
  }

  @Test
  void whatCircuitsAreNotMadeOfLeavesTheFirstAnswerWithANote() throws IOException {
    String file = "../models/priorities.pml";
    Check check = check(file, CheckRequest.of(file).with(CheckOptions.MAX_STATES, 2L));
    assertThat(check.method().engine()).isEqualTo("stateful");
    assertThat(check.verdict()).isInstanceOf(Verdict.Unknown.class);
    assertThat(check.findings().notes())
        .anyMatch(n -> n.startsWith("the symbolic engine does not take priorities"));
  }

  @Test
  void aModelWithSeveralClaimsIsLeftToTheEngineThatKnowsThemAll() throws IOException {
    String file = "../models/liveness/claims.pml";
    Check check = check(file, CheckRequest.of(file).with(CheckOptions.MAX_STATES, 2L));
    assertThat(check.method().engine()).isEqualTo("stateful");
  }

  @Test
  void onlyWhoAsksForNoEngineByNameGetsTheFallback() throws IOException {
    PromelaTarget target = PromelaTarget.read(Path.of(COUNT).toString(), List.of());
    CheckRequest request = CheckRequest.of(COUNT);
    assertThat(Engines.choose(target, request)).isInstanceOf(FallbackEngine.class);
    assertThat(Engines.choose(target, request.with(CheckOptions.ENGINE, "stateful")))
        .isInstanceOf(StatefulEngine.class);
    assertThat(Engines.choose(target, request.with(CheckOptions.STORE, "bitstate=1m")))
        .isInstanceOf(StatefulEngine.class);
  }
}
