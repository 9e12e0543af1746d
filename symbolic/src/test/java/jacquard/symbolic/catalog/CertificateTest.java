package jacquard.symbolic.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Circuits;
import jacquard.symbolic.circuit.RandomCircuits;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Certificate;
import jacquard.symbolic.method.CertificateChecker;
import jacquard.symbolic.method.CertificateFile;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.solver.SolverCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CertificateTest {
  private static final Setting SETTING = Setting.with(SolverCatalog.best());

  @ParameterizedTest
  @ValueSource(strings = {"pdr", "induction", "bdd"})
  void aWrittenCertificateIsReadAgainAndHolds(String method) {
    RandomCircuits circuits = new RandomCircuits(41);
    for (int i = 0; i < 200; i++) {
      Circuit circuit = circuits.next();
      if (MethodCatalog.named(method).method().check(circuit, 0, SETTING)
          instanceof Answer.Safe(Certificate certificate)) {
        String text = CertificateFile.write(certificate, circuit);
        Certificate again = CertificateFile.read(text, circuit);
        assertThat(CertificateFile.write(again, circuit)).isEqualTo(text);
        assertThat(new CertificateChecker(circuit, 0, SETTING).fault(again)).isEmpty();
      }
    }
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
    CertificateChecker modulo = new CertificateChecker(Circuits.modulo(5, 20, 25), 0, SETTING);
    assertThat(modulo.fault(new Certificate.Induction(1)))
        .hasValue("a bad state follows after 1 steps without");
    CertificateChecker counter = new CertificateChecker(Circuits.counter(3, 5), 0, SETTING);
    assertThat(counter.fault(new Certificate.Induction(7)))
        .hasValue("a bad state is reached in step 5");
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
      })
  void aBrokenFileIsOneLineWithThePlace(String file, String message) {
    assertThatThrownBy(() -> CertificateFile.read(file.replace('/', '\n'), Circuits.counter(3, 5)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
