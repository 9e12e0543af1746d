package jacquard.library.programs;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jacquard.library.Expect;

/** Two threads put into a cache with a maximum size. */
@Expect(value = "holds", library = "caffeine", bound = "preemption=1")
public final class CaffeineBounded {

  private CaffeineBounded() {}

  public static void main() throws Exception {
    Cache<String, Integer> cache =
        Caffeine.newBuilder().maximumSize(10).executor(Runnable::run).build();
    Threads.run(() -> cache.put("a", 1), () -> cache.put("b", 2));
    assert cache.getIfPresent("a") == 1 && cache.getIfPresent("b") == 2;
  }
}
