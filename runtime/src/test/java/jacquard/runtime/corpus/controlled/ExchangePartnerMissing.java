package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Exchanger;

/** One thread exchanges only if it sees the flag; if not, its partner waits for ever. */
@Expect(value = "deadlock", about = "Exchanger")
public final class ExchangePartnerMissing {
  static final Exchanger<String> exchanger = new Exchanger<>();
  static volatile boolean open;

  private ExchangePartnerMissing() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          open = true;
          exchanger.exchange("a");
        },
        () -> {
          if (open) {
            exchanger.exchange("b");
          }
        });
  }
}
