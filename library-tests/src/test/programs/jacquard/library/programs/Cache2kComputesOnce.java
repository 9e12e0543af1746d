package jacquard.library.programs;

import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import org.cache2k.Cache;
import org.cache2k.Cache2kBuilder;

/** Two threads ask a cache for the same key, and it is computed once. */
@Expect(value = "holds", library = "cache2k-core", bound = "preemption=0")
public final class Cache2kComputesOnce {
  static final AtomicInteger COMPUTED = new AtomicInteger();

  private Cache2kComputesOnce() {}

  public static void main() throws Exception {
    try (Cache<String, Integer> cache =
        Cache2kBuilder.of(String.class, Integer.class).eternal(true).build()) {
      Threads.Body get = () -> cache.computeIfAbsent("a", key -> COMPUTED.incrementAndGet());
      Threads.run(get, get);
    }
    assert COMPUTED.get() == 1;
  }
}
