package jacquard.library.programs;

import jacquard.library.Expect;
import org.jctools.maps.NonBlockingHashMap;

/** Of two threads that put if absent one succeeds. */
@Expect(value = "holds", library = "jctools-core")
public final class JctoolsMapPutIfAbsent {
  static Integer a;
  static Integer b;

  private JctoolsMapPutIfAbsent() {}

  public static void main() throws Exception {
    NonBlockingHashMap<String, Integer> map = new NonBlockingHashMap<>();
    Threads.run(() -> a = map.putIfAbsent("a", 1), () -> b = map.putIfAbsent("a", 2));
    assert (a == null) != (b == null);
  }
}
