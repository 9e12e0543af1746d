package jacquard.runtime.corpus.border;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeoutException;

/** Two threads that both do not wait for each other may still meet. */
@Expect(value = "assertion", about = "operations that are one step")
public final class ExchangeWithoutPatience {
  static volatile boolean met;

  static void exchange(Exchanger<String> exchanger) throws InterruptedException {
    try {
      exchanger.exchange("", 0, NANOSECONDS);
      met = true;
    } catch (TimeoutException e) {
      assert e != null;
    }
  }

  private ExchangeWithoutPatience() {}

  public static void main() throws Exception {
    met = false;
    Exchanger<String> exchanger = new Exchanger<>();
    Together.run(() -> exchange(exchanger), () -> exchange(exchanger));
    assert !met;
  }
}
