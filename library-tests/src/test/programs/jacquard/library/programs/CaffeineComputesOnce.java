package jacquard.library.programs;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads ask a cache for the same key, and it is computed once. */
@Expect(value = "holds", library = "caffeine")
public final class CaffeineComputesOnce {
  static final AtomicInteger COMPUTED = new AtomicInteger();

  private CaffeineComputesOnce() {}

  public static void main() throws Exception {
    Cache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).build();
    Threads.Body get = () -> cache.get("a", key -> COMPUTED.incrementAndGet());
    Threads.run(get, get);
    assert COMPUTED.get() == 1;
  }
}
