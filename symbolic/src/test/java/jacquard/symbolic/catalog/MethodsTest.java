package jacquard.symbolic.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Circuits;
import jacquard.symbolic.circuit.RandomCircuits;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.Certificate;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.solver.SolverCatalog;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every method beside a search through all states; proofs and violations are confirmed inside. */
class MethodsTest {
  @ParameterizedTest
  @CsvSource({
    "bmc, cadical, 2000",
    "bmc, sat4j, 500",
    "induction, cadical, 1500",
    "induction, sat4j, 300",
    "pdr, cadical, 3000",
    "pdr, sat4j, 1000",
    "pdr, own, 3000",
    "bmc, own, 500",
    "auto, cadical, 200",
    "bdd, cadical, 500",
    "bdd-forward, cadical, 200",
    "bdd-backward, cadical, 500",
  })
  void randomCircuitsGetTheAnswerOfASearchThroughAllStates(
      String method, String solver, int rounds) {
    RandomCircuits circuits = new RandomCircuits(method.hashCode() + rounds);
    Setting setting = setting(solver, 70);
    for (int round = 0; round < rounds; round++) {
      Circuit circuit = circuits.next();
      int expected = new Reachability(circuit).depth(0);
      Answer answer = MethodCatalog.named(method).method().check(circuit, 0, setting);
      String what = method + " in round " + round + ", expected " + expected;
      switch (answer) {
        case Answer.Unsafe unsafe -> {
          assertThat(expected).as(what).isNotNegative();
          if (!method.equals("pdr") && !method.equals("auto")) {
            assertThat(unsafe.trace().length()).as(what).isEqualTo(expected + 1);
          }
        }
        case Answer.Safe _ -> assertThat(expected).as(what).isNegative();
        case Answer.Unknown unknown -> {
          assertThat(expected).as(what).isNegative();
          assertThat(method).isIn("bmc", "auto");
          assertThat(unknown.depth()).isEqualTo(70);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bmc", "induction", "pdr", "auto", "bdd", "bdd-forward", "bdd-backward"})
  void noViolationIsLongerThanTheDepthThatIsAskedFor(String method) {
    RandomCircuits circuits = new RandomCircuits(method.hashCode());
    for (int round = 0; round < 400; round++) {
      Circuit circuit = circuits.next();
      int shortest = new Reachability(circuit).depth(0);
      int depth = round % 5;
      Answer answer =
          MethodCatalog.named(method).method().check(circuit, 0, setting("auto", depth));
      String what = "%s in round %d within %d".formatted(method, round, depth);
      if (answer instanceof Answer.Unsafe(var trace)) {
        assertThat(trace.length()).as(what).isLessThanOrEqualTo(depth + 1);
      } else {
        assertThat(shortest < 0 || shortest > depth).as(what).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bmc", "induction", "pdr", "auto", "bdd", "bdd-forward", "bdd-backward"})
  void aCounterReachesItsValueWhenItMust(String method) {
    Answer answer =
        MethodCatalog.named(method)
            .method()
            .check(Circuits.counter(7, 90), 0, setting("auto", 200));
    assertThat(answer).isInstanceOf(Answer.Unsafe.class);
    assertThat(((Answer.Unsafe) answer).trace().length()).isGreaterThanOrEqualTo(91);
  }

  @ParameterizedTest
  @ValueSource(strings = {"induction", "pdr", "auto", "bdd", "bdd-forward", "bdd-backward"})
  void aCounterThatWrapsBeforeItsValueIsSafe(String method) {
    Answer answer =
        MethodCatalog.named(method)
            .method()
            .check(Circuits.modulo(5, 20, 25), 0, setting("auto", 1000));
    assertThat(answer).isInstanceOf(Answer.Safe.class);
  }

  @Test
  void aTokenRingIsProvedByPdr() {
    Answer answer =
        MethodCatalog.named("pdr").method().check(Circuits.ring(24), 0, setting("auto", 100));
    assertThat(answer).isInstanceOf(Answer.Safe.class);
    assertThat(((Answer.Safe) answer).certificate()).isInstanceOf(Certificate.Invariant.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bmc", "auto", "bdd", "bdd-forward", "bdd-backward"})
  void timeThatRunsOutIsUnknownWithTheDepthThatIsComplete(String method) {
    Setting setting =
        new Setting(
            SolverCatalog.best(),
            Cancellation.after(Duration.ofMillis(700)),
            Integer.MAX_VALUE,
            _ -> {});
    long start = System.nanoTime();
    Answer answer = MethodCatalog.named(method).method().check(Circuits.multiplier(12), 0, setting);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    assertThat(answer).isInstanceOf(Answer.Unknown.class);
    assertThat(((Answer.Unknown) answer).reason()).startsWith("out of time");
  }

  @Test
  void stepsThatNeedNoSolverAreCancelledToo() {
    Setting setting =
        new Setting(
            SolverCatalog.best(),
            Cancellation.after(Duration.ofMillis(200)),
            Integer.MAX_VALUE,
            _ -> {});
    assertThat(MethodCatalog.named("bmc").method().check(Circuits.twins(), 0, setting))
        .isInstanceOf(Answer.Unknown.class);
    assertThat(MethodCatalog.named("pdr").method().check(Circuits.twins(), 0, setting("auto", 9)))
        .isInstanceOf(Answer.Safe.class);
  }

  @Test
  void aMethodThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> MethodCatalog.named("luck"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no method is called luck; there are auto, ");
  }

  private static Setting setting(String solver, int depth) {
    return new Setting(SolverCatalog.named(solver), new Cancellation(), depth, _ -> {});
  }
}
