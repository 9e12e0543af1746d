package jacquard.library.programs;

import jacquard.library.Expect;
import org.springframework.util.ConcurrentReferenceHashMap;

/** Two threads read and write an entry, and one increment is lost. */
@Expect(value = "assertion", library = "spring-core")
public final class SpringGetThenPut {
  static Integer a;
  static Integer b;

  private SpringGetThenPut() {}

  public static void main() throws Exception {
    ConcurrentReferenceHashMap<String, Integer> map = new ConcurrentReferenceHashMap<>();
    map.put("a", 0);
    Threads.Body increment = () -> map.put("a", map.get("a") + 1);
    Threads.run(increment, increment);
    assert map.get("a") == 2;
  }
}
