package jacquard.library.programs;

import com.codahale.metrics.MetricRegistry;
import jacquard.library.Expect;

/** Two threads register and increment the same counter. */
@Expect(value = "holds", library = "metrics-core")
public final class DropwizardCounter {

  private DropwizardCounter() {}

  public static void main() throws Exception {
    MetricRegistry registry = new MetricRegistry();
    Threads.Body increment = () -> registry.counter("a").inc();
    Threads.run(increment, increment);
    assert registry.counter("a").getCount() == 2;
  }
}
