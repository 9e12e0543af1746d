package jacquard.library.programs;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import jacquard.library.Expect;
import java.util.concurrent.TimeUnit;

/** A circuit breaker opens when two threads have failed. */
@Expect(value = "holds", library = "resilience4j-circuitbreaker", bound = "preemption=0")
public final class ResilienceBreakerOpens {

  private ResilienceBreakerOpens() {}

  public static void main() throws Exception {
    CircuitBreaker breaker =
        CircuitBreaker.of(
            "a",
            CircuitBreakerConfig.custom().slidingWindowSize(2).minimumNumberOfCalls(2).build());
    Threads.Body fail = () -> breaker.onError(1, TimeUnit.MILLISECONDS, new RuntimeException());
    Threads.run(fail, fail);
    assert breaker.getState() == CircuitBreaker.State.OPEN;
  }
}
