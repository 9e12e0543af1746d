package jacquard.explore.path;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Sets of threads, of which there may be more than a word has bits. */
class ThreadSetTest {
  private static ThreadSet of(int... threads) {
    ThreadSet set = new ThreadSet();
    for (int t : threads) {
      set.add(t);
    }
    return set;
  }

  @Test
  void threadsOfDifferentNumbersAreDifferent() {
    for (int t = 0; t < 200; t++) {
      ThreadSet set = of(t);
      for (int other = 0; other < 200; other++) {
        assertThat(set.contains(other)).isEqualTo(other == t);
      }
      assertThat(set.size()).isEqualTo(1);
      assertThat(set.firstNotIn(new ThreadSet())).isEqualTo(t);
    }
  }

  @Test
  void theFirstThreadThatTheOtherLacksIsFound() {
    ThreadSet all = of(3, 31, 32, 63, 64, 130);
    ThreadSet done = new ThreadSet();
    for (int t : new int[] {3, 31, 32, 63, 64, 130}) {
      assertThat(all.firstNotIn(done)).isEqualTo(t);
      done.add(t);
    }
    assertThat(all.firstNotIn(done)).isEqualTo(-1);
    done.clear();
    assertThat(done.size()).isZero();
    assertThat(all.firstNotIn(done)).isEqualTo(3);
  }
}
