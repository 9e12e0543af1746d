package jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Kind;
import jacquard.core.Outcome;
import jacquard.core.Outcome.Blocked;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Of several times that a thread took a lock, a deadlock is about the last one. */
class DeadlockStepsTest {

  @Test
  void aCycleNamesTheLastTimesThatTheLocksWereTaken() {
    StoryBuilder story =
        new StoryBuilder(2, "A", "B")
            .lock(0, "A")
            .unlock(0, "A")
            .lock(1, "B")
            .unlock(1, "B")
            .lock(1, "A")
            .unlock(1, "A")
            .lock(0, "A")
            .lock(1, "B")
            .enabled()
            .pending(0, Kind.ACQUIRE, "B", 0, -1)
            .pending(1, Kind.ACQUIRE, "A", 0, -1);
    assertThat(
            Explanation.of(
                story.end(
                    new Outcome.Deadlocked(
                        List.of(
                            new Blocked(0, Kind.ACQUIRE, 1, 1, 0),
                            new Blocked(1, Kind.ACQUIRE, 0, 0, 0))))))
        .containsExactly(
            "a cycle: T1 waits for B, which T2 took (step 8); "
                + "T2 waits for A, which T1 took (step 7)");
  }

  @Test
  void whoNeverGaveALockBackTookItForTheLastTime() {
    StoryBuilder story =
        new StoryBuilder(2, "A")
            .lock(1, "A")
            .unlock(1, "A")
            .lock(0, "A")
            .unlock(0, "A")
            .lock(1, "A")
            .enabled()
            .pending(0, Kind.ACQUIRE, "A", 0, -1);
    assertThat(
            Explanation.of(
                story.end(new Outcome.Deadlocked(List.of(new Blocked(0, Kind.ACQUIRE, 0, 1, 0))))))
        .containsExactly("T1 waits for A, which T2 took (step 5) and never gave back");
  }

  @Test
  void aWaitThatTakesTheLockAgainTakesItThen() {
    StoryBuilder story =
        new StoryBuilder(2, "A")
            .lock(1, "A")
            .monitor(1, Kind.WAIT, "A", 1, 0, StoryBuilder.NOBODY, 1)
            .lock(0, "A")
            .monitor(0, Kind.NOTIFY, "A", 0, 1, 0, 0)
            .unlock(0, "A")
            .monitor(1, Kind.REACQUIRE, "A", StoryBuilder.NOBODY, 0, 1, 0)
            .enabled()
            .pending(0, Kind.ACQUIRE, "A", 0, -1);
    assertThat(
            Explanation.of(
                story.end(new Outcome.Deadlocked(List.of(new Blocked(0, Kind.ACQUIRE, 0, 1, 0))))))
        .containsExactly("T1 waits for A, which T2 took (step 6) and never gave back");
  }
}
