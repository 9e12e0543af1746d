package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Two threads may meet, however short they wait. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class ExchangedForAMoment {
  private static int met;

  private ExchangedForAMoment() {}

  public static void main() throws Throwable {
    Exchanger<String> exchanger = new Exchanger<>();
    Together.run(() -> meet(exchanger, "a"), () -> meet(exchanger, "b"));
    if (met == 2) {
      throw new AssertionError("they met");
    }
  }

  private static synchronized void count() {
    met++;
  }

  private static void meet(Exchanger<String> exchanger, String own) {
    try {
      if (exchanger.exchange(own, 1, TimeUnit.NANOSECONDS) != null) {
        count();
      }
    } catch (TimeoutException | InterruptedException e) {
      // nobody came
    }
  }
}
