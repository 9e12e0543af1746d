package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads that have slept for the same time wake up together. */
@Expect(value = "assertion", about = "long sleep")
@SuppressWarnings("NonAtomicVolatileUpdate") // that is the bug
public final class SleepersRace {
  static volatile int count;

  private SleepersRace() {}

  public static void main() throws InterruptedException {
    Together.run(SleepersRace::increment, SleepersRace::increment);
    assert count == 2;
  }

  private static void increment() throws InterruptedException {
    Thread.sleep(2_000);
    count++;
  }
}
