package jacquard.symbolic.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Circuits;
import jacquard.symbolic.circuit.RandomCircuits;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.Certificate;
import jacquard.symbolic.method.CertificateChecker;
import jacquard.symbolic.method.CertificateFile;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.method.StoppedException;
import jacquard.symbolic.solver.SolverCatalog;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CertificateTest {
  private static final Setting SETTING = Setting.with(SolverCatalog.best());

  /** Bounded model checking needs a depth, since it only ends where every run comes to rest. */
  @ParameterizedTest
  @CsvSource({"pdr,2147483647", "induction,2147483647", "bdd,2147483647", "bmc,30"})
  void aWrittenCertificateIsReadAgainAndHolds(String method, int depth) {
    RandomCircuits circuits = new RandomCircuits(41);
    int proven = 0;
    for (int i = 0; i < 200; i++) {
      Circuit circuit = circuits.next();
      if (MethodCatalog.named(method).method().check(circuit, 0, SETTING.within(depth))
          instanceof Answer.Safe(Certificate certificate)) {
        proven++;
        String text = CertificateFile.write(certificate, circuit);
        Certificate again = CertificateFile.read(text, circuit);
        assertThat(CertificateFile.write(again, circuit)).isEqualTo(text);
        assertThat(new CertificateChecker(circuit, 0, SETTING).fault(again)).isEmpty();
      }
    }
    assertThat(proven).isPositive();
  }

  @Test
  void aWrongCertificateIsRefused() {
    Circuit ring = Circuits.ring(4);
    CertificateChecker checker = new CertificateChecker(ring, 0, SETTING);
    assertThat(checker.fault(new Certificate.Invariant(List.of())))
        .hasValue("the clauses allow a bad state");
    assertThat(checker.fault(new Certificate.Invariant(List.of(new int[] {2}))))
        .hasValue("clause [2] need not hold at the start");
    assertThat(checker.fault(new Certificate.Invariant(List.of(new int[] {-2}))))
        .hasValue("a step leads out of clause [-2]");
    assertThat(checker.fault(new Certificate.Exhausted(3)))
        .hasValue("there is a run of more than 3 steps");
    assertThat(checker.fault(new Certificate.Settled(3)))
        .hasValue("a run still changes after 3 steps");
    CertificateChecker modulo = new CertificateChecker(Circuits.modulo(5, 20, 25), 0, SETTING);
    assertThat(modulo.fault(new Certificate.Induction(1)))
        .hasValue("a bad state follows after 1 steps without");
    CertificateChecker counter = new CertificateChecker(Circuits.counter(3, 5), 0, SETTING);
    assertThat(counter.fault(new Certificate.Induction(7)))
        .hasValue("a bad state is reached in step 5");
    assertThat(counter.fault(new Certificate.Settled(7)))
        .hasValue("a bad state is reached in step 5");
  }

  @Test
  void boundedModelCheckingEndsWhereEveryRunComesToRest() {
    Circuit circuit = Circuits.settling(3);
    Answer answer = MethodCatalog.named("bmc").method().check(circuit, 0, SETTING);
    assertThat(answer).isEqualTo(new Answer.Safe(new Certificate.Settled(3)));
    CertificateChecker checker = new CertificateChecker(circuit, 0, SETTING);
    assertThat(checker.fault(new Certificate.Settled(3))).isEmpty();
    assertThat(checker.fault(new Certificate.Settled(2)))
        .hasValue("a run still changes after 2 steps");
    assertThat(checker.fault(new Certificate.Settled(999_999_999))).isEmpty();
  }

  @Test
  void aCertificateOfVeryManyStepsEndsInTime() {
    Circuit ring = Circuits.ring(4);
    for (Certificate endless :
        List.of(
            new Certificate.Settled(999_999_999),
            new Certificate.Exhausted(999_999_999),
            new Certificate.Induction(999_999_999))) {
      Setting hurried = SETTING.cancelledBy(Cancellation.after(Duration.ofMillis(100)));
      assertThatThrownBy(() -> new CertificateChecker(ring, 0, hurried).fault(endless))
          .isInstanceOf(StoppedException.class);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "p cnf 1 1|line 1: expected \"c jacquard certificate 1\"",
        "c jacquard certificate 1/c kind luck/p cnf 3 0|line 2: the kind is luck",
        "c jacquard certificate 1/c kind induction/p cnf 3 0|line 3: k is missing",
        "c jacquard certificate 1/c kind invariant/p cnf 3 1/1 9 0|line 4: there is no latch 9",
        "c jacquard certificate 1/c kind invariant/p cnf 3 1/1 2|line 4: a clause ends with 0",
        "c jacquard certificate 1/c kind invariant/p cnf 3 2/1 0"
            + "|line 3: the problem line is not \"p cnf 3 1\", as circuit and clauses ask for",
      })
  void aBrokenFileIsOneLineWithThePlace(String file, String message) {
    assertThatThrownBy(() -> CertificateFile.read(file.replace('/', '\n'), Circuits.counter(3, 5)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
