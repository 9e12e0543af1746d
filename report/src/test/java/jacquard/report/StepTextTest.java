package jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Kind;
import jacquard.core.Outcome;
import org.junit.jupiter.api.Test;

class StepTextTest {

  private static String only(StoryBuilder story) {
    return new StepText(story.end(new Outcome.Completed())).of(0);
  }

  private static StoryBuilder story() {
    return new StoryBuilder(3, "x", "A");
  }

  @Test
  void memoryAccessesShowTheirValues() {
    assertThat(only(story().read(0, "x", 5))).isEqualTo("x -> 5");
    assertThat(only(story().write(0, "x", 5, 6))).isEqualTo("x = 6");
    assertThat(only(story().event(0, Kind.UPDATE, "x", true, 5, 2, 7))).isEqualTo("x += 2 -> 7");
    assertThat(only(story().event(0, Kind.UPDATE, "x", true, 5, 2, 10))).isEqualTo("x: 5 => 10");
    assertThat(only(story().event(0, Kind.CAS, "x", true, 0, 0, 5))).isEqualTo("x: 0 => 5");
    assertThat(only(story().event(0, Kind.CAS, "x", false, 7, 0, 7))).isEqualTo("x: failed, is 7");
  }

  @Test
  void locksShowWhatBecameOfThem() {
    assertThat(only(story().lock(0, "A"))).isEqualTo("lock A");
    assertThat(only(story().unlock(0, "A"))).isEqualTo("unlock A");
    assertThat(only(story().monitor(0, Kind.TRY_ACQUIRE, "A", -1, 0, 0, 0)))
        .isEqualTo("tryLock A: taken");
    assertThat(only(story().monitor(0, Kind.TRY_ACQUIRE, "A", 1, 0, 1, 0)))
        .isEqualTo("tryLock A: busy");
    assertThat(only(story().monitor(0, Kind.WAIT, "A", 0, 0, -1, 1))).isEqualTo("wait A");
    assertThat(only(story().monitor(0, Kind.REACQUIRE, "A", -1, 0, 0, 0))).isEqualTo("woken on A");
  }

  @Test
  void aNotifySaysWhomItWoke() {
    assertThat(only(story().monitor(0, Kind.NOTIFY, "A", 0, 0, 0, 0)))
        .isEqualTo("notify A: nobody waits");
    assertThat(
            only(
                story()
                    .monitor(0, Kind.NOTIFY_ALL, "A", 0, 2, 0, 0)
                    .event(1, 0, 1, Kind.REACQUIRE, "A", true, 0, 0, 2, 0)
                    .pending(2, Kind.REACQUIRE, "A", 0, 0)))
        .isEqualTo("notifyAll A: wakes T2, T3");
  }

  @Test
  void everythingElseIsShort() {
    assertThat(only(story().event(0, Kind.TAKE_PERMITS, "A", true, 3, 2, 1)))
        .isEqualTo("take 2 of A -> 1");
    assertThat(only(story().event(0, Kind.GIVE_PERMITS, "A", true, 1, 2, 3)))
        .isEqualTo("give 2 to A -> 3");
    assertThat(only(story().event(0, Kind.SEND, "A", true, 0, 2, 1)))
        .isEqualTo("send to A -> holds 1");
    assertThat(only(story().event(0, Kind.RECEIVE, "A", true, 1, 0, 0)))
        .isEqualTo("receive from A -> holds 0");
    assertThat(only(story().event(0, Kind.PARK, "A", true, 1, 0, 0))).isEqualTo("park");
    assertThat(only(story().event(0, Kind.UNPARK, "A", true, 0, 0, 1))).isEqualTo("unpark A");
    assertThat(only(story().event(0, Kind.START, "", false, 0, 1, 0))).isEqualTo("start T2");
    assertThat(only(story().event(0, Kind.JOIN, "", false, 0, 2, 0))).isEqualTo("join T3");
    assertThat(only(story().event(0, Kind.YIELD, "", false, 0, 0, 0))).isEqualTo("yield");
    assertThat(only(story().event(0, 1, 3, Kind.CHOOSE, "", false, 0, 3, 0, -1)))
        .isEqualTo("choose 1 of 0..2");
  }
}
