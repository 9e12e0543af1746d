package jacquard.check;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class JavaFindingsTest {
  private static final Verdict HOLDS = new Verdict.Holds(new Verdict.Scope.AllExecutions());

  @Test
  void whatWasNotControlledIsNeverVerified() {
    Verdict verdict = JavaFindings.claimable(HOLDS, List.of("a socket"));
    assertThat(verdict)
        .isEqualTo(new Verdict.Unknown(new Verdict.Reason.NotControlled(List.of("a socket"))));
  }

  @Test
  void aVerdictWithoutReservationsStays() {
    assertThat(JavaFindings.claimable(HOLDS, List.of())).isEqualTo(HOLDS);
  }
}
