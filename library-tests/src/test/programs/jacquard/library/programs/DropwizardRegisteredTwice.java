package jacquard.library.programs;

import com.codahale.metrics.Counter;
import com.codahale.metrics.MetricRegistry;
import jacquard.library.Expect;

/** A metric that was not there when asked for may be there when it is registered. */
@Expect(value = "exception", library = "metrics-core")
public final class DropwizardRegisteredTwice {
  static void register(MetricRegistry registry) {
    if (!registry.getNames().contains("a")) {
      registry.register("a", new Counter());
    }
  }

  private DropwizardRegisteredTwice() {}

  public static void main() throws Exception {
    MetricRegistry registry = new MetricRegistry();
    Threads.run(() -> register(registry), () -> register(registry));
  }
}
