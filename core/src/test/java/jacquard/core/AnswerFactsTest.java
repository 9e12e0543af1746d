package jacquard.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is counted and told about executions. */
class AnswerFactsTest {
  private static final Vocabulary NUMBERS =
      new Vocabulary() {
        @Override
        public String thread(int thread) {
          return "t" + thread;
        }

        @Override
        public String object(int object) {
          return "o" + object;
        }

        @Override
        public String site(int site) {
          return "";
        }
      };

  @Test
  void onlyAnExecutionThatRanToItsEndIsComplete() {
    assertThat(Outcome.Completed.OUTCOME.isComplete()).isTrue();
    assertThat(Outcome.Excluded.OUTCOME.isComplete()).isTrue();
    assertThat(new Outcome.Deadlocked(List.of()).isComplete()).isTrue();
    assertThat(Outcome.BeyondBound.OUTCOME.isComplete()).isFalse();
    assertThat(Outcome.Pruned.OUTCOME.isComplete()).isFalse();
    assertThat(new Outcome.Truncated(7).isComplete()).isFalse();
    assertThat(new Outcome.Diverged(1, "a", "b").isComplete()).isFalse();
  }

  @Test
  void whatSearchesSpendOneAfterTheOtherIsAddedUp() {
    Statistics first =
        new Statistics(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, Duration.ofSeconds(1));
    Statistics second =
        new Statistics(10, 20, 30, 40, 50, 60, 70, 80, 90, 5, 6, 7, 8, Duration.ofSeconds(2));
    assertThat(first.plus(second))
        .isEqualTo(
            new Statistics(
                11, 22, 33, 44, 55, 66, 77, 88, 99, 5, 11, 12, 13, Duration.ofSeconds(3)));
  }

  @Test
  void twentyOfThoseWhoWaitAreNamed() {
    List<Outcome.Blocked> blocked =
        IntStream.range(0, 23)
            .mapToObj(t -> new Outcome.Blocked(t, Kind.PARK, -1, -1, -1))
            .toList();
    assertThat(Violation.of(new Outcome.Deadlocked(blocked.subList(0, 20)), NUMBERS).message())
        .endsWith("t18 waits to be unparked; t19 waits to be unparked");
    assertThat(Violation.of(new Outcome.Deadlocked(blocked), NUMBERS).message())
        .endsWith("t19 waits to be unparked; and 3 others wait");
  }

  @Test
  void theNearestNameIsTheOneThatBeginsLikeItOrHasTheFewestMistakes() {
    List<String> names = List.of("dfs", "dpor", "optimal", "random", "bounded");
    assertThat(NearestName.to("opt", names)).contains("optimal");
    assertThat(NearestName.to("dpro", names)).contains("dpor");
    assertThat(NearestName.to("ranodm", names)).contains("random");
    assertThat(NearestName.to("nonsense", names)).isEmpty();
  }
}
