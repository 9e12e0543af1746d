package jacquard.promela;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The conditions of the preprocessor are computed as those of C. */
class ConditionsTest {
  private static boolean holds(String condition) {
    return Promela.parse(
            "m.pml",
            """
            #define TWO 2
            #if %s
            active proctype Yes() { skip }
            #else
            active proctype No() { skip }
            #endif
            """
                .formatted(condition))
        .processes()
        .getFirst()
        .name()
        .equals("Yes");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7 - TWO == 5",
        "7 - 2 - 1 == 4",
        "16 >> 2 == 4",
        "1 << 3 == 8",
        "7 / 2 == 3",
        "7 % 4 == 3",
        "2 + 3 * 4 == 14",
        "1 || 0 && 0",
        "(6 & 3) == 2",
        "(6 | 3) == 7",
        "(6 ^ 3) == 5",
        "1 | 6 & 0",
        "!0",
        "!(TWO < 2)",
        "-1 < 0",
        "~0 == -1",
        "3 >= 3",
        "3 <= 3",
        "4 > 3",
        "4 != 3",
        "TWO"
      })
  void thisHolds(String condition) {
    assertThat(holds(condition)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "2 - 7 == 5",
        "(1 || 0) && 0",
        "3 > 3",
        "3 < 3",
        "3 != 3",
        "1 && 0",
        "0 || 0"
      })
  void thisDoesNot(String condition) {
    assertThat(holds(condition)).isFalse();
  }
}
