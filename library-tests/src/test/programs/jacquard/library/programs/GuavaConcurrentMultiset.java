package jacquard.library.programs;

import com.google.common.collect.ConcurrentHashMultiset;
import jacquard.library.Expect;

/** Two threads add to a multiset that is meant for threads. */
@Expect(value = "holds", library = "guava")
public final class GuavaConcurrentMultiset {

  private GuavaConcurrentMultiset() {}

  public static void main() throws Exception {
    ConcurrentHashMultiset<String> bag = ConcurrentHashMultiset.create();
    Threads.run(() -> bag.add("a"), () -> bag.add("a"));
    assert bag.count("a") == 2;
  }
}
