package jacquard.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class JvmAgeTest {
  /** The other clock begins when the JVM has read its options. */
  @Test
  void theAgeIsThatOfTheJvmAndALittleMore() {
    Duration younger = Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime());
    assertThat(JvmAge.now().orElseThrow())
        .isBetween(younger.minusMillis(20), younger.plusMillis(1_500));
  }
}
