package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Spin and we, both with our reductions, have the same verdict about all that a file claims. */
class SpinDefaultsTest {
  private static boolean installed;

  @BeforeAll
  static void lookForSpin() {
    installed = Spin.isInstalled();
  }

  static LongStream numbers() {
    long first = Long.getLong("jacquard.spin.first", 0);
    return LongStream.range(first, first + Integer.getInteger("jacquard.spin.defaults", 40));
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void everythingThatIsClaimedHasTheSameVerdict(long number, @TempDir Path folder) {
    assumeTrue(installed, "spin and a C compiler are not installed");
    String text = DefaultVerdicts.model(number);
    assertThat(DefaultVerdicts.of(text, folder)).as(text).noneMatch(DefaultVerdicts.Pair::differ);
  }
}
