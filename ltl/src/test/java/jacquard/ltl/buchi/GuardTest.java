package jacquard.ltl.buchi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GuardTest {

  @Test
  void coverIsWhatTheLettersSay() {
    SplittableRandom random = new SplittableRandom(12);
    int covered = 0;
    for (int i = 0; i < 20_000; i++) {
      Guard guard = guard(random);
      List<Guard> others = new ArrayList<>();
      for (int n = random.nextInt(6); n > 0; n--) {
        others.add(guard(random));
      }
      boolean expected =
          LongStream.range(0, 16)
              .filter(guard::allows)
              .allMatch(letter -> others.stream().anyMatch(other -> other.allows(letter)));
      assertThat(guard.isCoveredBy(others)).as("%s by %s", guard, others).isEqualTo(expected);
      covered += expected ? 1 : 0;
    }
    assertThat(covered).isBetween(2000, 18_000);
  }

  private static Guard guard(SplittableRandom random) {
    long asked = random.nextInt(16);
    long value = random.nextInt(16);
    return new Guard(asked & value, asked & ~value);
  }
}
