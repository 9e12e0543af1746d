package jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Outcome;
import jacquard.core.answer.Interleaving;
import org.junit.jupiter.api.Test;

class SwitchesTest {

  private static String reason(Interleaving story) {
    return new Switches(story).reason(story.execution().length() - 1);
  }

  @Test
  void aThreadThatCouldGoOnIsPreempted() {
    assertThat(reason(new StoryBuilder(2, "x").read(0, "x", 0).read(1, "x", 0).fails("x")))
        .isEqualTo("T1 preempted");
  }

  @Test
  void aThreadThatGoesOnIsNoSwitch() {
    assertThat(reason(new StoryBuilder(2, "x").read(0, "x", 0).read(0, "x", 0).fails("x")))
        .isEmpty();
  }

  @Test
  void aThreadWithNothingLeftHasEnded() {
    assertThat(
            reason(
                new StoryBuilder(2, "x")
                    .read(0, "x", 0)
                    .enabled(1)
                    .read(1, "x", 0)
                    .end(new Outcome.Completed())))
        .isEqualTo("T1 ended");
  }

  @Test
  void aThreadThatNeedsALockWaitsForItsHolder() {
    assertThat(
            reason(
                new StoryBuilder(2, "A", "B")
                    .lock(1, "B")
                    .lock(0, "A")
                    .enabled(1)
                    .unlock(1, "B")
                    .pending(0, Kind.ACQUIRE, "B", 0, -1)
                    .end(new Outcome.Pruned())))
        .isEqualTo("T1 waits for B, held by T2");
  }

  @Test
  void aThreadThatIsNotNotifiedYetWaitsForThat() {
    StoryBuilder story =
        new StoryBuilder(2, "A")
            .lock(0, "A")
            .monitor(0, Kind.WAIT, "A", 0, 0, -1, 1)
            .enabled(1)
            .lock(1, "A")
            .pending(0, Kind.REACQUIRE, "A", 0, Execution.NEVER);
    assertThat(reason(story.end(new Outcome.Pruned()))).isEqualTo("T1 waits to be notified on A");
  }

  @Test
  void aJoiningThreadWaitsForTheOtherToEnd() {
    assertThat(
            reason(
                new StoryBuilder(2, "x")
                    .read(0, "x", 0)
                    .enabled(1)
                    .read(1, "x", 0)
                    .pending(0, Kind.JOIN, "", 1, -1)
                    .end(new Outcome.Pruned())))
        .isEqualTo("T1 waits for T2 to end");
  }
}
