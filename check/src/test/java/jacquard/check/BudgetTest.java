package jacquard.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
  @Test
  void aBudgetIsATimeOrANumberOfExecutionsOrBoth() {
    assertThat(Budget.parse("30s").time()).isEqualTo(Duration.ofSeconds(30));
    assertThat(Budget.parse("30s").executions()).isEqualTo(Long.MAX_VALUE);
    assertThat(Budget.parse("1 execution").executions()).isEqualTo(1);
    assertThat(Budget.parse("500ms, 20 executions"))
        .isEqualTo(new Budget(20, Duration.ofMillis(500)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "30", "0s", "0 executions", "-1s", "30s;20 executions", "many"})
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> Budget.parse(text))
        .isInstanceOf(CheckException.class)
        .hasMessageContaining("is no budget");
  }
}
