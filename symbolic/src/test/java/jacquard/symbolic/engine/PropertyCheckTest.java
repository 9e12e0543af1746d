package jacquard.symbolic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.core.Verdict;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.promela.Promela;
import jacquard.promela.PromelaTarget;
import jacquard.promela.random.RandomFormula;
import jacquard.promela.random.RandomLoopModel;
import jacquard.statespace.engine.StatefulEngine;
import jacquard.symbolic.encode.Mode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Properties of infinite runs, by the engine: the verdicts are those of the stateful one. */
class PropertyCheckTest {
  private static final Engine ENGINE = new SymbolicEngine();

  private static final String TURNS =
      """
      bit turn;
      byte entries;
      active [2] proctype P() {
        do
        :: turn == _pid; progress: entries++; turn = 1 - _pid
        :: true; accept: skip
        od
      }
      """;

  @TempDir static Path folder;

  private static PromelaTarget target(String text) {
    try {
      Path file = Files.writeString(folder.resolve("m.pml"), text);
      return new PromelaTarget(file.toString(), List.of(), Promela.read(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CheckRequest request() {
    return CheckRequest.of("m.pml").with(CheckOptions.TIMEOUT, Duration.ofSeconds(60));
  }

  private static Check check(String text, CheckRequest request) {
    Check symbolic = ENGINE.check(target(text), request, Watcher.SILENT);
    CheckRequest plain = request.without(CheckOptions.METHOD).without(CheckOptions.MODE);
    Check explicit = new StatefulEngine().check(target(text), plain, Watcher.SILENT);
    assertThat(symbolic.verdict().getClass())
        .as("%s%n%s", request, text)
        .isEqualTo(explicit.verdict().getClass());
    if (symbolic.verdict() instanceof Verdict.Violated(var violation, var schedule)) {
      Replay own = ENGINE.replay(target(text), request, schedule);
      assertThat(own.end()).isEqualTo(new Replay.End.Violated(violation));
      Replay other = new StatefulEngine().replay(target(text), plain, schedule);
      assertThat(other.end()).as("%s%n%s", request, text).isEqualTo(own.end());
    }
    return symbolic;
  }

  private static void assertViolated(Check check, ViolationKind kind) {
    assertThat(check.verdict())
        .isInstanceOfSatisfying(
            Verdict.Violated.class, v -> assertThat(v.violation().kind()).isEqualTo(kind));
    assertThat(check.shown()).isPresent();
  }

  @Test
  void aFormulaThatNeedsFairnessHoldsOnlyWithIt() {
    String always = "[]<> (turn == 0)";
    String alone =
        """
        bool done;
        active proctype P() { done = true }
        active proctype Q() { do :: true -> skip od }
        """;
    CheckRequest eventually = request().with(CheckOptions.LTL, "<> done");
    assertViolated(check(alone, eventually), ViolationKind.LTL);
    assertThat(check(alone, eventually.with(CheckOptions.FAIR, "weak")).verdict())
        .isInstanceOf(Verdict.Holds.class);
    assertViolated(check(TURNS, request().with(CheckOptions.LTL, always)), ViolationKind.LTL);
  }

  @Test
  void everyMethodFindsTheLasso() {
    for (String method : List.of("auto", "bmc", "induction", "pdr", "bdd")) {
      CheckRequest ltl = request().with(CheckOptions.LTL, "<>[] (turn == 1)");
      assertViolated(check(TURNS, ltl.with(CheckOptions.METHOD, method)), ViolationKind.LTL);
    }
  }

  @Test
  void acceptanceAndProgressLabelsAreLookedAt() {
    assertViolated(
        check(TURNS, request().with(CheckOptions.ACCEPTANCE, true)),
        ViolationKind.ACCEPTANCE_CYCLE);
    assertViolated(
        check(TURNS, request().with(CheckOptions.NON_PROGRESS, true)),
        ViolationKind.NON_PROGRESS_CYCLE);
  }

  @Test
  void aRunThatEndsStaysAsItIs() {
    String text = "byte x; active proctype P() { x = 1; x = 2 }";
    assertViolated(
        check(text, request().with(CheckOptions.LTL, "[]<> (x == 1)")), ViolationKind.LTL);
    assertThat(check(text, request().with(CheckOptions.LTL, "<>[] (x == 2)")).verdict())
        .isInstanceOf(Verdict.Holds.class);
  }

  @Test
  void whatNobodyLooksAtNeedNotComeBackSoon() {
    String text =
        """
        bit b;
        int rounds;
        active proctype P() { do :: b = 1 - b; rounds++ od }
        """;
    Check check =
        ENGINE.check(
            target(text), request().with(CheckOptions.LTL, "<>[] (b == 1)"), Watcher.SILENT);
    assertViolated(check, ViolationKind.LTL);
  }

  @Test
  void anErrorOnTheWayIsToldWhereTheFormulaHolds() {
    String text = "byte x; active proctype P() { do :: x = 1 - x; assert(x == 0) od }";
    assertViolated(
        check(text, request().with(CheckOptions.LTL, "[] (x <= 1)")), ViolationKind.ASSERTION);
  }

  @Test
  void processesThatAreCreatedGetTheRoomThatTheyNeed() {
    String text =
        """
        byte n;
        proctype P() { n++ }
        init { byte i; do :: i < 2 -> run P(); i++ :: else -> break od }
        """;
    assertThat(check(text, request().with(CheckOptions.LTL, "<> (n == 2)")).verdict())
        .isInstanceOf(Verdict.Holds.class);
  }

  private static final String COUNTED =
      "byte x; active proctype P() { do :: x < 3 -> x++ :: x == 3 -> x = 0 od }\n";

  private static CheckRequest never() {
    return request().with(CheckOptions.NEVER, "");
  }

  @Test
  void aNeverClaimThatComesToItsEndIsViolatedByTheStepsUntilThen() {
    Check check = check(COUNTED + "never { do :: x == 2 -> break :: else od }", never());
    assertThat(check.verdict()).isInstanceOf(Verdict.Violated.class);
    assertThat(((Verdict.Violated) check.verdict()).schedule().length()).isEqualTo(4);
  }

  @Test
  void aNeverClaimThatAcceptsAgainAndAgainIsViolatedByACycle() {
    String text = COUNTED + "never { do :: x != 2 :: x == 2 -> accept: x == 1 -> skip od }";
    assertThat(check(text, never()).verdict()).isInstanceOf(Verdict.Holds.class);
    String looser = COUNTED + "never { do :: x != 2 :: x == 2 -> accept: x == 2 -> skip od }";
    assertThat(check(looser, never()).verdict()).isInstanceOf(Verdict.Violated.class);
  }

  @Test
  void whatANeverClaimDoesNotLookAtCannotFail() {
    String guarded = "never { do :: x > 0 && 6 / x == 7 -> break :: else od }";
    assertThat(check(COUNTED + guarded, never()).verdict()).isInstanceOf(Verdict.Holds.class);
    String later = "never { x == 0; x == 1; do :: 6 / (x + 1) == 7 -> break :: else od }";
    assertThat(check(COUNTED + later, never()).verdict()).isInstanceOf(Verdict.Holds.class);
  }

  @Test
  void aNeverClaimWhoseAssertionFailsIsViolated() {
    String text = COUNTED + "never { do :: atomic { x == 2 -> assert(x != 2) } :: else od }";
    assertViolated(check(text, never()), ViolationKind.ASSERTION);
    String holds = COUNTED + "never { do :: assert(x < 4) od }";
    assertThat(check(holds, never()).verdict()).isInstanceOf(Verdict.Holds.class);
  }

  @Test
  void aPropertyThatCannotBeLookedAtIsViolated() {
    assertThat(check(COUNTED, request().with(CheckOptions.LTL, "[] (6 / (2 - x) != 9)")).verdict())
        .isInstanceOf(Verdict.Violated.class);
    assertThat(check(COUNTED + "never { do :: 6 / (2 - x) != 9 od }", never()).verdict())
        .isInstanceOf(Verdict.Violated.class);
  }

  @Test
  void whatNeverClaimsDoBesidesLookingIsRefusedByNameAndPlace() {
    Map.of(
            "never { byte y; do :: y == 0 od }", "variables of never claims",
            "active proctype Q() { timeout } never { do :: timeout od }",
                "timeouts in never claims")
        .forEach(
            (claim, what) ->
                assertThatThrownBy(
                        () -> ENGINE.check(target(COUNTED + claim), never(), Watcher.SILENT))
                    .isInstanceOf(RefusedRequestException.class)
                    .hasMessageMatching(
                        "the symbolic engine does not take %s \\(.*m.pml:.*\\)".formatted(what)));
  }

  @Test
  void randomFormulasHaveTheVerdictOfTheStatefulEngineInAllModes() {
    for (long seed = 0; seed < 4; seed++) {
      for (Mode mode : Mode.values()) {
        CheckRequest ltl =
            request()
                .with(CheckOptions.LTL, RandomFormula.recurrence(seed))
                .with(CheckOptions.MODE, mode.word());
        check(
            RandomLoopModel.text(seed), seed % 2 == 0 ? ltl : ltl.with(CheckOptions.FAIR, "weak"));
      }
    }
  }
}
