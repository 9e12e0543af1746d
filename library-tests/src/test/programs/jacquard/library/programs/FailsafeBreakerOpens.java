package jacquard.library.programs;

import dev.failsafe.CircuitBreaker;
import jacquard.library.Expect;
import java.time.Duration;

/** A circuit breaker opens when two threads have failed. */
@Expect(value = "holds", library = "failsafe")
public final class FailsafeBreakerOpens {

  private FailsafeBreakerOpens() {}

  public static void main() throws Exception {
    CircuitBreaker<Object> breaker =
        CircuitBreaker.builder().withFailureThreshold(2).withDelay(Duration.ofHours(1)).build();
    Threads.run(() -> breaker.recordFailure(), () -> breaker.recordFailure());
    assert breaker.isOpen();
  }
}
