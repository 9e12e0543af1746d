package jacquard.library.programs;

import io.github.resilience4j.ratelimiter.RateLimiter;
import io.github.resilience4j.ratelimiter.RateLimiterConfig;
import jacquard.library.Expect;
import java.time.Duration;

/** Of two threads that want the only permission of an hour one gets it. */
@Expect(value = "holds", library = "resilience4j-ratelimiter")
public final class ResilienceLimitOfOne {
  static boolean a;
  static boolean b;

  private ResilienceLimitOfOne() {}

  public static void main() throws Exception {
    RateLimiter limiter =
        RateLimiter.of(
            "a",
            RateLimiterConfig.custom()
                .limitForPeriod(1)
                .limitRefreshPeriod(Duration.ofHours(1))
                .timeoutDuration(Duration.ZERO)
                .build());
    Threads.run(() -> a = limiter.acquirePermission(), () -> b = limiter.acquirePermission());
    assert a != b;
  }
}
