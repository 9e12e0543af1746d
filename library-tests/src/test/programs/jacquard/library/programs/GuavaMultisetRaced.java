package jacquard.library.programs;

import com.google.common.collect.HashMultiset;
import jacquard.library.Expect;

/** Two threads add to a multiset that is not meant for threads. */
@Expect(value = "assertion", library = "guava")
public final class GuavaMultisetRaced {

  private GuavaMultisetRaced() {}

  public static void main() throws Exception {
    HashMultiset<String> bag = HashMultiset.create();
    bag.add("a");
    Threads.run(() -> bag.add("a"), () -> bag.add("a"));
    assert bag.count("a") == 3;
  }
}
