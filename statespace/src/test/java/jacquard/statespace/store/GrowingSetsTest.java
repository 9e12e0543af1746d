package jacquard.statespace.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known of a number is still known when the set has grown, more than once. */
class GrowingSetsTest {
  /** Far more than fit into a set before it grows for the second time. */
  private static final int NUMBERS = 150_000;

  private static long number(int i) {
    return 1 + i * 0x1F3D5B79L;
  }

  @Test
  void marksStayWithTheirNumbers() {
    KeySet set = new KeySet();
    int grown = 0;
    for (int i = 0; i < NUMBERS; i++) {
      if (set.isCrowded(i)) {
        set.grow();
        grown++;
      }
      assertThat(i % 5 == 0 ? set.addMarked(number(i)) : set.add(number(i))).isTrue();
      if (i % 5 == 1) {
        set.setMark(number(i), true);
      }
    }
    assertThat(grown).isGreaterThanOrEqualTo(2);
    for (int i = 0; i < NUMBERS; i++) {
      assertThat(set.isMarked(number(i))).isEqualTo(i % 5 <= 1);
      assertThat(set.add(number(i))).isFalse();
      assertThat(set.addMarked(number(i))).isFalse();
    }
    assertThat(set.isMarked(number(2))).as("marked where it was not new").isFalse();
  }

  @Test
  void aMarkCanBeTakenAwayAfterTheSetHasGrown() {
    KeySet set = new KeySet();
    set.addMarked(7);
    set.add(8);
    set.grow();
    assertThat(set.isMarked(7)).isTrue();
    assertThat(set.isMarked(8)).isFalse();
    set.setMark(7, false);
    set.setMark(8, true);
    set.grow();
    assertThat(set.isMarked(7)).isFalse();
    assertThat(set.isMarked(8)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8})
  void notesOfEverySizeStayWithTheirNumbers(int bytes) {
    NotedKeys keys = new NotedKeys(bytes);
    long before = keys.bytes();
    for (int i = 0; i < NUMBERS; i++) {
      assertThat(keys.add(number(i))).isTrue();
      if (bytes == 1) {
        assertThat(keys.marks(number(i))).as("a new note").isZero();
        keys.setMarks(number(i), i % 256);
      } else if (bytes == 8) {
        assertThat(keys.note(number(i))).as("a new note").isZero();
        keys.setNote(number(i), -i);
      }
    }
    assertThat(keys.size()).isEqualTo(NUMBERS);
    assertThat(keys.bytes()).isEqualTo(4 * before);
    for (int i = 0; i < NUMBERS; i++) {
      assertThat(keys.contains(number(i))).isTrue();
      assertThat(keys.add(number(i))).isFalse();
      if (bytes == 1) {
        assertThat(keys.marks(number(i))).isEqualTo(i % 256);
      } else if (bytes == 8) {
        assertThat(keys.note(number(i))).isEqualTo(-i);
      }
    }
    assertThat(keys.contains(number(NUMBERS))).isFalse();
  }
}
