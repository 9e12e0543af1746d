package jacquard.library.programs;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import jacquard.library.Expect;

/** Two threads read and write an entry of a cache, and one increment is lost. */
@Expect(value = "assertion", library = "guava")
public final class GuavaGetThenPut {

  private GuavaGetThenPut() {}

  public static void main() throws Exception {
    Cache<String, Integer> cache = CacheBuilder.newBuilder().build();
    cache.put("a", 0);
    Threads.Body increment = () -> cache.put("a", cache.getIfPresent("a") + 1);
    Threads.run(increment, increment);
    assert cache.getIfPresent("a") == 2;
  }
}
