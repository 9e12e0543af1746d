package testcases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import jacquard.junit.AllInterleavings;

/** Schedules that fit, and some that do not. */
public class ReplayTestCase {
  private int count;

  @AllInterleavings
  void racy() throws InterruptedException {
    System.out.println("counting");
    Threads.both(() -> count++, () -> count++);
    assertEquals(2, count);
  }

  @AllInterleavings(replay = "jq1:0:0*3")
  void ofAnotherProgram() {}

  @AllInterleavings(replay = "jq1:zz")
  void noSchedule() {}
}
