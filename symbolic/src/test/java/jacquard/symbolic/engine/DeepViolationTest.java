package jacquard.symbolic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.promela.Promela;
import jacquard.symbolic.catalog.MethodCatalog;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.encode.Mode;
import jacquard.symbolic.encode.ModelCircuit;
import jacquard.symbolic.encode.Room;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.solver.SolverCatalog;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Bounded model checking goes deep into wide states. */
class DeepViolationTest {
  private static final String MODEL =
      """
      byte cell[64], sum;
      #define CHOOSE(i) if :: cell[i] = sum * 3 + (i) :: cell[i] = sum * 5 + 1 fi; sum = sum + cell[i]
      #define MIX(i) sum = sum ^ cell[i]
      #define FOUR(F, i) F(i); F(i + 1); F(i + 2); F(i + 3)
      #define SIXTEEN(F, i) FOUR(F, i); FOUR(F, i + 4); FOUR(F, i + 8); FOUR(F, i + 12)
      #define ALL(F) SIXTEEN(F, 0); SIXTEEN(F, 16); SIXTEEN(F, 32); SIXTEEN(F, 48)
      active proctype Walk() { ALL(CHOOSE); ALL(MIX); assert(sum != 122) }
      """;

  @Test
  void aViolationAfter150StepsOf500LatchesIsFoundInSeconds() {
    Circuit circuit =
        ModelCircuit.of(Promela.parse("deep.pml", MODEL), new Room(1, 32), Mode.TRANSACTIONS)
            .circuit();
    assertThat(circuit.latches().size()).isGreaterThan(500);
    // takes half a second; the limit is for a machine that is busy
    Setting setting =
        Setting.with(SolverCatalog.best()).cancelledBy(Cancellation.after(Duration.ofSeconds(60)));
    Answer answer = MethodCatalog.named("bmc").method().check(circuit, 0, setting);
    assertThat(answer).isInstanceOf(Answer.Unsafe.class);
    assertThat(((Answer.Unsafe) answer).trace().length()).isEqualTo(193);
  }
}
