package jacquard.library.programs;

import jacquard.library.Expect;
import jacquard.library.Versions;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.util.ConcurrentReferenceHashMap;

/** Two threads compute a value that is missing, and each should get the same. */
@Expect(value = "assertion", library = "spring-core")
@Versions(
    broken = "spring-core-6.2.12",
    fixed = "spring-core-6.2.13",
    issue = "https://github.com/spring-projects/spring-framework/issues/35794")
public final class ValueComputedOnce {
  static final AtomicInteger COMPUTED = new AtomicInteger();

  private ValueComputedOnce() {}

  public static void main() throws Exception {
    ConcurrentReferenceHashMap<String, Integer> map = new ConcurrentReferenceHashMap<>();
    Threads.Body compute = () -> map.computeIfAbsent("a", key -> COMPUTED.incrementAndGet());
    Threads.run(compute, compute);
    assert COMPUTED.get() == 1;
  }
}
