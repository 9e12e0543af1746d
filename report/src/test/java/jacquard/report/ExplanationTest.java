package jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Kind;
import jacquard.core.Outcome;
import jacquard.core.Outcome.Blocked;
import jacquard.core.answer.Interleaving;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationTest {

  private static Outcome deadlock(Blocked... blocked) {
    return new Outcome.Deadlocked(List.of(blocked));
  }

  @Test
  void aLostUpdateIsNamedWithItsSteps() {
    Interleaving story =
        new StoryBuilder(2, "x")
            .read(0, "x", 0)
            .read(1, "x", 0)
            .write(1, "x", 0, 1)
            .write(0, "x", 1, 1)
            .fails("expected x == 2 but x was 1");
    assertThat(Explanation.of(story))
        .containsExactly("T2 changed x (step 3) between T1's read (step 1) and its write (step 4)");
  }

  @Test
  void aCheckThatIsOutOfDateIsNamed() {
    Interleaving story =
        new StoryBuilder(2, "x")
            .at(1)
            .read(0, "x", 100)
            .write(1, "x", 100, 0)
            .at(2)
            .read(0, "x", 0)
            .write(0, "x", 0, -100)
            .fails("expected x >= 0 but x was -100");
    assertThat(Explanation.of(story))
        .containsExactly(
            "T2 changed x (step 2) between T1's read (step 1) and its update (steps 3 and 4)");
  }

  @Test
  void aLoopThatAwaitsAChangeIsNoOutdatedCheck() {
    Interleaving story =
        new StoryBuilder(2, "x")
            .at(1)
            .read(0, "x", 1)
            .write(1, "x", 1, 0)
            .read(0, "x", 0)
            .at(2)
            .write(0, "x", 0, 1)
            .fails("expected x == 0 but x was 1");
    assertThat(Explanation.of(story)).isEmpty();
  }

  @Test
  void aWriteOfTheSameValueOrToAnotherLocationExplainsNothing() {
    Interleaving sameValue =
        new StoryBuilder(2, "x", "y")
            .read(0, "x", 0)
            .write(1, "x", 0, 0)
            .write(0, "x", 0, 1)
            .fails("expected x == 2 but x was 1");
    Interleaving notInTheMessage =
        new StoryBuilder(2, "x", "y")
            .read(0, "y", 0)
            .write(1, "y", 0, 1)
            .write(0, "y", 1, 1)
            .fails("expected x == 2 but x was 1");
    assertThat(Explanation.of(sameValue)).isEmpty();
    assertThat(Explanation.of(notInTheMessage)).isEmpty();
  }

  @Test
  void threadsThatWaitForEachOtherAreACycle() {
    Interleaving story =
        new StoryBuilder(2, "A", "B")
            .lock(0, "A")
            .lock(1, "B")
            .end(
                deadlock(
                    new Blocked(0, Kind.ACQUIRE, 1, 1, -1),
                    new Blocked(1, Kind.ACQUIRE, 0, 0, -1)));
    assertThat(Explanation.of(story))
        .containsExactly(
            "a cycle: T1 waits for B, which T2 took (step 2); T2 waits for A, which T1 took (step"
                + " 1)");
  }

  @Test
  void aLockThatWasNeverGivenBackIsNamed() {
    Interleaving story =
        new StoryBuilder(2, "A").lock(0, "A").end(deadlock(new Blocked(1, Kind.ACQUIRE, 0, 0, -1)));
    assertThat(Explanation.of(story))
        .containsExactly("T2 waits for A, which T1 took (step 1) and never gave back");
  }

  @Test
  void aNotifyThatCameTooEarlyIsNamed() {
    Interleaving story =
        new StoryBuilder(2, "A")
            .monitor(1, Kind.NOTIFY, "A", 1, 0, 1, 0)
            .monitor(0, Kind.WAIT, "A", 0, 0, -1, 1)
            .end(deadlock(new Blocked(0, Kind.REACQUIRE, 0, -1, -1)));
    assertThat(Explanation.of(story))
        .containsExactly(
            "T1 waits on A (step 2) after the notify by T2 (step 1), which found nobody waiting");
  }

  @Test
  void aNotifyThatWokeAnotherIsNamed() {
    Interleaving story =
        new StoryBuilder(3, "A")
            .monitor(0, Kind.WAIT, "A", 0, 0, -1, 1)
            .monitor(1, Kind.WAIT, "A", 1, 1, -1, 2)
            .monitor(2, Kind.NOTIFY, "A", 2, 2, 2, 1)
            .event(1, 0, 1, Kind.REACQUIRE, "A", true, 0, 0, 2, 2)
            .end(deadlock(new Blocked(0, Kind.REACQUIRE, 0, -1, -1)));
    assertThat(Explanation.of(story))
        .containsExactly("T1 waits on A (step 1), and the notify by T3 (step 3) woke T2");
  }

  @Test
  void aDeadlockWithoutAnybodyToBlameIsNotExplained() {
    Interleaving story =
        new StoryBuilder(1, "S").end(deadlock(new Blocked(0, Kind.TAKE_PERMITS, 0, -1, -1)));
    assertThat(Explanation.of(story)).isEmpty();
  }
}
