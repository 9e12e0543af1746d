package jacquard.bench.transactions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TransactionsTest {
  private static Subject subject(String name) {
    return Subjects.ALL.stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void loopsThatMayEndCostCycleDetectionMoreThanCommitPoints() {
    Row row = Row.measure(subject("Conc"), 1_000_000);
    long completion = row.states("transactions:cpc").orElseThrow();
    assertThat(row.states("transactions:unsound")).hasValue(completion);
    assertThat(row.states("transactions:cycles").orElseThrow()).isGreaterThan(2 * completion);
    assertThat(row.states("full").orElseThrow()).isGreaterThan(2 * completion);
  }

  @Test
  void everyModelIsAModel() {
    assertThat(Subjects.ALL).allSatisfy(s -> assertThat(s.model().processes()).isNotEmpty());
  }

  @Test
  void whatIsTooMuchIsSaid() {
    Row row = Row.measure(subject("Shipping"), 500);
    assertThat(row.states("full")).isEmpty();
    assertThat(TransactionsReport.page(List.of(row), 500))
        .contains("| Shipping | ", " too many |", "at most 500");
    assertThat(TransactionsReport.text(List.of(row))).contains("Shipping", "too many");
  }
}
