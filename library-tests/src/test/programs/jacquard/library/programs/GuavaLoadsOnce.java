package jacquard.library.programs;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads ask a cache for the same key, and it is loaded once. */
@Expect(value = "holds", library = "guava")
public final class GuavaLoadsOnce {
  static final AtomicInteger LOADED = new AtomicInteger();

  private GuavaLoadsOnce() {}

  public static void main() throws Exception {
    LoadingCache<String, Integer> cache =
        CacheBuilder.newBuilder().build(CacheLoader.from(key -> LOADED.incrementAndGet()));
    Threads.run(() -> cache.get("a"), () -> cache.get("a"));
    assert LOADED.get() == 1;
  }
}
