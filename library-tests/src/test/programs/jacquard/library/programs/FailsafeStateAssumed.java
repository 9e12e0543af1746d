package jacquard.library.programs;

import dev.failsafe.CircuitBreaker;
import jacquard.library.Expect;
import java.time.Duration;

/** A circuit breaker that was closed may be open a moment later. */
@Expect(value = "assertion", library = "failsafe")
public final class FailsafeStateAssumed {

  private FailsafeStateAssumed() {}

  public static void main() throws Exception {
    CircuitBreaker<Object> breaker =
        CircuitBreaker.builder().withFailureThreshold(1).withDelay(Duration.ofHours(1)).build();
    Threads.run(
        () -> breaker.recordFailure(),
        () -> {
          if (breaker.isClosed()) {
            assert breaker.tryAcquirePermit();
          }
        });
  }
}
