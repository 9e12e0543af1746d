package jacquard.symbolic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.Replay;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.promela.Promela;
import jacquard.promela.PromelaTarget;
import jacquard.promela.random.RandomChoices;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomShortModel;
import jacquard.statespace.engine.StatefulEngine;
import jacquard.symbolic.encode.Mode;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The symbolic engine says what the stateful one says. */
class SymbolicEngineTest {
  private static final int MODELS = 10;
  private static final Engine ENGINE = new SymbolicEngine();

  private static PromelaTarget target(String text) {
    return new PromelaTarget("random.pml", List.of(), Promela.parse("random.pml", text));
  }

  private static Check check(Engine engine, String text, CheckRequest request) {
    return engine.check(target(text), request, Watcher.SILENT);
  }

  private static CheckRequest request() {
    return CheckRequest.of("random.pml");
  }

  @ParameterizedTest
  @EnumSource
  void proofsAndViolationsOfRandomModelsAreThoseOfTheStatefulEngine(Mode mode) {
    List<LongFunction<String>> kinds =
        List.of(RandomShortModel::text, RandomChoices::text, RandomLockModel::withoutLoops);
    int compared = 0;
    for (LongFunction<String> kind : kinds) {
      for (long seed = 0; seed < MODELS; seed++) {
        compared += agrees(kind.apply(seed), mode) ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(2 * MODELS);
  }

  private static boolean agrees(String text, Mode mode) {
    CheckRequest pdr = request().with(CheckOptions.METHOD, "pdr");
    Verdict symbolic;
    try {
      symbolic = check(ENGINE, text, pdr.with(CheckOptions.MODE, mode.word())).verdict();
    } catch (RefusedRequestException e) {
      assertThat(e).hasMessageContaining("does not take");
      return false;
    }
    Verdict explicit = check(new StatefulEngine(), text, request()).verdict();
    assertThat(symbolic.getClass()).as("%s%n%s", mode, text).isEqualTo(explicit.getClass());
    if (symbolic instanceof Verdict.Violated(var violation, var schedule)) {
      Replay replay = new StatefulEngine().replay(target(text), request(), schedule);
      assertThat(replay.end()).isEqualTo(new Replay.End.Violated(violation));
    }
    return true;
  }

  private static final String COUNTER =
      """
      byte n;
      active [2] proctype P() { byte t; t = n; n = t + 1 }
      active proctype Check() { (n == 2) -> assert(false) }
      """;

  @Test
  void everyMethodFindsTheShortestViolationThatItLooksFor() {
    for (String method : List.of("auto", "bmc", "induction", "pdr")) {
      Check check = check(ENGINE, COUNTER, request().with(CheckOptions.METHOD, method));
      assertThat(check.verdict()).as(method).isInstanceOf(Verdict.Violated.class);
      assertThat(check.shown()).isPresent();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte a[2]; byte i = 2; active proctype P() { a[i] == 0 }",
        "byte a[2]; byte i; active proctype P() { i = 2; if :: a[i] == 0 :: else fi }",
        "byte a[2]; byte i = 2; active proctype P() { i == 2 && a[i] == 0 }",
        "byte z; active proctype P() { if :: 1 / z == 0 -> skip :: else -> skip fi }",
        "byte z = 1; active proctype P() { z-- } active proctype Q() { do :: 1 / z > 3 od }",
        "chan c = [0] of { byte }; active proctype A() { skip } active proctype B() { c?[7] }"
      })
  void aConditionThatCannotBeLookedAtIsTheViolationThatTheStatefulEngineFinds(String text) {
    Verdict explicit = check(new StatefulEngine(), text, request()).verdict();
    for (Mode mode : Mode.values()) {
      for (String method : List.of("bmc", "pdr", "bdd")) {
        CheckRequest asked =
            request().with(CheckOptions.METHOD, method).with(CheckOptions.MODE, mode.word());
        Verdict symbolic = check(ENGINE, text, asked).verdict();
        assertThat(symbolic).as("%s %s", method, mode).isInstanceOf(Verdict.Violated.class);
        assertThat(((Verdict.Violated) symbolic).violation())
            .isEqualTo(((Verdict.Violated) explicit).violation());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Mode.class)
  void boundedModelCheckingProvesWhatComesToRestInEveryRun(Mode mode) {
    String text =
        """
        bit lock; byte n, done;
        active [2] proctype P() {
          byte t;
          atomic { lock == 0 -> lock = 1 }
          t = n; n = t + 1; done++;
          lock = 0
        }
        active proctype Check() { (done == 2) -> assert(n == 2) }
        """;
    CheckRequest asked =
        request().with(CheckOptions.METHOD, "bmc").with(CheckOptions.MODE, mode.word());
    assertThat(check(ENGINE, text, asked).verdict())
        .isInstanceOfSatisfying(
            Verdict.Holds.class,
            h -> assertThat(h.scope()).isInstanceOf(Verdict.Scope.AllExecutions.class));
  }

  @Test
  void withinADepthTheClaimIsAboutThatDepth() {
    CheckRequest bmc = request().with(CheckOptions.METHOD, "bmc");
    Check few = check(ENGINE, COUNTER, bmc.with(CheckOptions.DEPTH, 3L));
    assertThat(few.verdict())
        .isInstanceOfSatisfying(
            Verdict.Holds.class,
            h -> assertThat(h.scope()).isInstanceOf(Verdict.Scope.WithinBound.class));
    Check more = check(ENGINE, COUNTER, bmc.with(CheckOptions.DEPTH, 6L));
    assertThat(more.verdict()).isInstanceOf(Verdict.Violated.class);
  }

  @Test
  void processesThatAreCreatedInALoopGetTheRoomThatTheyNeed() {
    String text =
        """
        byte n;
        proctype P() { n++ }
        init { byte i; do :: i < 6 -> run P(); i++ :: else -> break od; (n == 6) -> assert(false) }
        """;
    assertThat(check(ENGINE, text, request().with(CheckOptions.METHOD, "bmc")).verdict())
        .isInstanceOf(Verdict.Violated.class);
  }

  @Test
  void aDeterministicStepWithALoopGetsTheRoomThatItNeeds() {
    String text =
        """
        byte n;
        active proctype P() {
          byte i;
          d_step { do :: i < 50 -> i++; n = n + 2 :: else -> break od };
          assert(n != 100)
        }
        """;
    assertThat(check(ENGINE, text, request()).verdict()).isInstanceOf(Verdict.Violated.class);
  }

  @Test
  void whatIsNotTakenIsRefusedByName() {
    String text = "active proctype P() priority 3 { skip } active proctype Q() { skip }";
    assertThatThrownBy(() -> check(ENGINE, text, request()))
        .isInstanceOf(RefusedRequestException.class)
        .hasMessage("the symbolic engine does not take priorities (random.pml:1:17)");
    assertThat(
            ENGINE.refusal(
                target(COUNTER),
                request().with(CheckOptions.CERTIFICATE, "proof").with(CheckOptions.DEPTH, 3L)))
        .contains("--certificate is for proofs about all steps: leave --depth out");
  }
}
