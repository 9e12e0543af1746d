package jacquard.library.programs;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jacquard.library.Expect;

/** Two threads read and write an entry of a cache, and one increment is lost. */
@Expect(value = "assertion", library = "caffeine")
public final class CaffeineGetThenPut {

  private CaffeineGetThenPut() {}

  public static void main() throws Exception {
    Cache<String, Integer> cache = Caffeine.newBuilder().executor(Runnable::run).build();
    cache.put("a", 0);
    Threads.Body increment = () -> cache.put("a", cache.getIfPresent("a") + 1);
    Threads.run(increment, increment);
    assert cache.getIfPresent("a") == 2;
  }
}
