package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Exchanger;

/** Both threads exchange, and each has what the other gave. */
@Expect(value = "holds", about = "Exchanger")
public final class ExchangeBothWays {
  static final Exchanger<String> exchanger = new Exchanger<>();

  private ExchangeBothWays() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          String got = exchanger.exchange("a");
          assert got.equals("b");
        },
        () -> {
          String got = exchanger.exchange("b");
          assert got.equals("a");
        });
  }
}
