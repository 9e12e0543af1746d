package jacquard.library.programs;

import jacquard.library.Expect;
import org.springframework.util.ConcurrentReferenceHashMap;

/** Of two threads that put if absent one succeeds. */
@Expect(value = "holds", library = "spring-core")
public final class SpringPutIfAbsent {
  static Integer a;
  static Integer b;

  private SpringPutIfAbsent() {}

  public static void main() throws Exception {
    ConcurrentReferenceHashMap<String, Integer> map = new ConcurrentReferenceHashMap<>();
    Threads.run(() -> a = map.putIfAbsent("a", 1), () -> b = map.putIfAbsent("a", 2));
    assert (a == null) != (b == null);
  }
}
