package jacquard.library.programs;

import jacquard.library.Expect;
import jacquard.library.Versions;
import org.eclipse.collections.impl.map.mutable.ConcurrentHashMap;

/** A value is said to be removed although another thread has replaced it. */
@Expect(value = "assertion", library = "eclipse-collections")
@Versions(
    broken = "eclipse-collections-9.1.0",
    fixed = "eclipse-collections-9.2.0",
    issue = "https://github.com/eclipse-collections/eclipse-collections/issues/424")
public final class RemovedWhileReplaced {
  static Integer replaced;
  static boolean removed;

  private RemovedWhileReplaced() {}

  public static void main() throws Exception {
    ConcurrentHashMap<String, Integer> map = ConcurrentHashMap.newMap();
    map.put("a", 1);
    Threads.run(
        () -> replaced = map.put("a", 2),
        () -> removed = map.values().removeIf(value -> value == 1));
    assert removed == (replaced == null);
  }
}
