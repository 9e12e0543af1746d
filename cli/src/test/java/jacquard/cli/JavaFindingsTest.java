package jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import jacquard.core.Verdict;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class JavaFindingsTest {
  private static final Verdict HOLDS = new Verdict.Holds(new Verdict.Scope.AllExecutions());

  @Test
  void whatWasNotControlledIsNeverVerified() {
    Verdict verdict = JavaFindings.sober(HOLDS, List.of("a socket"), OptionalInt.empty());
    assertThat(verdict)
        .isEqualTo(new Verdict.Unknown(new Verdict.Reason.NotControlled(List.of("a socket"))));
    assertThat(ExitStatus.of(verdict)).isEqualTo(3);
  }

  @Test
  void aLimitOnTimeoutsIsPartOfTheClaim() {
    assertThat(JavaFindings.sober(HOLDS, List.of(), OptionalInt.of(1)))
        .isInstanceOfSatisfying(
            Verdict.Holds.class,
            holds ->
                assertThat(holds.scope())
                    .isInstanceOfSatisfying(
                        Verdict.Scope.WithinBound.class,
                        within ->
                            assertThat(within.limits())
                                .extracting(Verdict.Limit::bound, Verdict.Limit::value)
                                .containsExactly(tuple("early-timeout", 1))));
  }

  @Test
  void aVerdictWithoutReservationsStays() {
    assertThat(JavaFindings.sober(HOLDS, List.of(), OptionalInt.empty())).isEqualTo(HOLDS);
  }
}
