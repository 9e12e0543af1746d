package testcases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import jacquard.check.Races;
import jacquard.hooks.Assume;
import jacquard.junit.AllInterleavings;
import jacquard.junit.OnBudget;
import java.util.concurrent.atomic.AtomicInteger;

/** Counters that two threads raise. */
public class CounterTestCase {
  /** Says whether a test ran in the JVM that runs the tests. */
  public static int bodiesRun;

  private int count;
  private final AtomicInteger atomic = new AtomicInteger();

  @AllInterleavings
  void racy() throws InterruptedException {
    bodiesRun++;
    Threads.both(() -> count++, () -> count++);
    assertEquals(2, count);
  }

  @AllInterleavings
  void atomic() throws InterruptedException {
    bodiesRun++;
    Threads.both(atomic::incrementAndGet, atomic::incrementAndGet);
    assertEquals(2, atomic.get());
  }

  @AllInterleavings
  void racyButUnchecked() throws InterruptedException {
    Threads.both(() -> count++, () -> count++);
  }

  @AllInterleavings(races = Races.FAIL)
  void racyWhereRacesFail() throws InterruptedException {
    Threads.both(() -> count++, () -> count++);
  }

  @AllInterleavings(bound = "preemption=0")
  void racyWithoutPreemptions() throws InterruptedException {
    Threads.both(() -> count++, () -> count++);
    assertEquals(2, count);
  }

  @AllInterleavings(budget = "1 execution")
  void outOfBudget() throws InterruptedException {
    Threads.both(atomic::incrementAndGet, atomic::incrementAndGet);
  }

  @AllInterleavings(budget = "1 execution", onBudget = OnBudget.ABORT)
  void outOfBudgetAborted() throws InterruptedException {
    Threads.both(atomic::incrementAndGet, atomic::incrementAndGet);
  }

  @AllInterleavings(search = "optimum")
  void unknownSearch() {}

  @AllInterleavings(budget = "a while")
  void unknownBudget() {}

  @AllInterleavings
  void nothingAssumed() {
    Assume.that(false);
  }
}
