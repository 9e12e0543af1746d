package jacquard.runtime.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EarlyTimeoutsTest {
  @Test
  void aNumberAloneIsAboutTimesBelowASecond() {
    assertThat(EarlyTimeouts.parse("2")).isEqualTo(new EarlyTimeouts(2, Duration.ofSeconds(1)));
  }

  @Test
  void bothNumbersCanBeGiven() {
    assertThat(EarlyTimeouts.parse("2,below=500ms"))
        .isEqualTo(new EarlyTimeouts(2, Duration.ofMillis(500)));
    assertThat(EarlyTimeouts.parse("1, below = 2 m"))
        .isEqualTo(new EarlyTimeouts(1, Duration.ofMinutes(2)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-1", "soon", "2,below=5", "2,below=ms", "1,above=5ms", "1;below=5ms"})
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> EarlyTimeouts.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2,below=500ms");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1", "2,below=500ms", "1,below=3us", "4,below=7ns", "1,below=2h"})
  void whatIsWrittenIsRead(String text) {
    assertThat(EarlyTimeouts.parse(text)).hasToString(text);
  }

  @Test
  void whatIsLeftOfALongTimeIsLong() {
    EarlyTimeouts early = EarlyTimeouts.DEFAULT;
    assertThat(early.isShort(999_999_000)).isFalse();
    assertThat(early.isShort(900_000_000)).isTrue();
  }
}
