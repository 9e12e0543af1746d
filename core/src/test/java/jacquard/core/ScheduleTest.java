package jacquard.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScheduleTest {

  private static long[] labels(int... threads) {
    long[] labels = new long[threads.length];
    for (int i = 0; i < threads.length; i++) {
      labels[i] = Label.of(threads[i], 0);
    }
    return labels;
  }

  @Test
  void runsOfOneThreadAreCounted() {
    assertThat(new Schedule("7f3a", labels(0, 0, 1, 2, 2, 2)).toString())
        .isEqualTo("jq1:7f3a:0*2.1.2*3");
  }

  @Test
  void dataChoicesAreShownUnlessTheyAreTheFirst() {
    long[] labels = {Label.of(1, 2), Label.of(1, 2), Label.of(1, 0)};
    assertThat(new Schedule("0", labels).toString()).isEqualTo("jq1:0:1@2*2.1");
  }

  @Test
  void theEmptyScheduleHasAText() {
    Schedule empty = new Schedule("0", new long[0]);
    assertThat(Schedule.parse(empty.toString())).isEqualTo(empty);
  }

  @Test
  void parsingReversesPrinting() {
    SplittableRandom random = new SplittableRandom(1);
    for (int n = 0; n < 500; n++) {
      long[] labels = new long[random.nextInt(40)];
      for (int i = 0; i < labels.length; i++) {
        labels[i] = Label.of(random.nextInt(3), random.nextInt(4) == 0 ? random.nextInt(3) : 0);
      }
      Schedule schedule = new Schedule("0123abcd", labels);
      assertThat(Schedule.parse(schedule.toString())).isEqualTo(schedule);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello            | expected 'jq1:' at character 1",
        "jq2:00:1         | expected 'jq1:' at character 1",
        "jq1:00           | expected ':' after the fingerprint at character 7",
        "jq1:0x:1         | expected a hexadecimal fingerprint at character 6",
        "jq1:00:a         | expected a thread number at character 8",
        "jq1:00:1.        | expected a thread number at character 10",
        "jq1:00:1..2      | expected a thread number at character 10",
        "jq1:00:1*        | expected a number of steps at character 10",
        "jq1:00:1*0       | expected a number of steps from 1 to 10000000 at character 10",
        "jq1:00:1*99999999 | expected a number of steps from 1 to 10000000 at character 10",
        "jq1:00:1*9999999.2*2 | expected a number of steps from 1 to 10000000 at character 20",
        "jq1:00:1@        | expected the number of an alternative at character 10",
        "jq1:00:1-2       | expected '.', '*' or '@' at character 9",
        "jq1:00:999999999999 | the number is too large at character 8",
      })
  void errorsSayWhere(String text, String message) {
    assertThatThrownBy(() -> Schedule.parse(text))
        .isInstanceOf(Schedule.SyntaxException.class)
        .hasMessage("not a schedule: " + message);
  }

  @Test
  void aPrefixHasTheFirstSteps() {
    assertThat(new Schedule("0", labels(0, 1, 2)).prefix(2).toString()).isEqualTo("jq1:0:0.1");
  }
}
