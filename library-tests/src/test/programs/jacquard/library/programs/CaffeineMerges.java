package jacquard.library.programs;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jacquard.library.Expect;

/** Two threads merge into an entry of a cache. */
@Expect(value = "holds", library = "caffeine")
public final class CaffeineMerges {

  private CaffeineMerges() {}

  public static void main() throws Exception {
    Cache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).build();
    Threads.Body increment = () -> cache.asMap().merge("a", 1, Integer::sum);
    Threads.run(increment, increment);
    assert cache.getIfPresent("a") == 2;
  }
}
