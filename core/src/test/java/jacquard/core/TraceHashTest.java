package jacquard.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TraceHashTest {
  private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);

  private long hash(Execution e) {
    order.compute(e);
    return TraceHash.of(e, order);
  }

  private static Execution swapped(Execution e, int i) {
    Execution s = new Execution();
    s.begin(e.threads());
    for (int k = 0; k < e.length(); k++) {
      int from = k == i ? i + 1 : k == i + 1 ? i : k;
      Executions.append(s, e.thread(from), e.kind(from), e.object(from));
    }
    return s;
  }

  @Test
  void swappingNeighboursChangesTheHashExactlyWhenTheyDepend() {
    SplittableRandom random = new SplittableRandom(3);
    for (int n = 0; n < 300; n++) {
      Execution e = Executions.random(random, 3, 12, 3);
      int i = random.nextInt(11);
      if (e.thread(i) == e.thread(i + 1)) {
        continue;
      }
      boolean dependent =
          Dependence.READ_WRITE.dependent(
              e.object(i), e.writes(i), e.object(i + 1), e.writes(i + 1));
      assertThat(hash(swapped(e, i)) != hash(e)).isEqualTo(dependent);
    }
  }

  @Test
  void aSetOfHashesKnowsItsMembersBeyondItsFirstSize() {
    TraceSet set = new TraceSet();
    for (long i = 0; i < 5000; i++) {
      assertThat(set.add(TraceHash.mix(i))).isTrue();
      assertThat(set.add(TraceHash.mix(i))).isFalse();
    }
    assertThat(set.add(0)).isTrue();
    assertThat(set.add(0)).isFalse();
    assertThat(set.size()).isEqualTo(5001);
    assertThat(set.contains(TraceHash.mix(4999))).isTrue();
    assertThat(set.contains(TraceHash.mix(5000))).isFalse();
  }
}
