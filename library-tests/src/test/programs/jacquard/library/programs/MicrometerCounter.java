package jacquard.library.programs;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jacquard.library.Expect;

/** Two threads register and increment the same counter. */
@Expect(value = "holds", library = "micrometer-core")
public final class MicrometerCounter {

  private MicrometerCounter() {}

  public static void main() throws Exception {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    Threads.Body increment = () -> registry.counter("a").increment();
    Threads.run(increment, increment);
    assert registry.counter("a").count() == 2;
  }
}
