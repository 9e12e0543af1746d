package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Each call locks, both together do not: both threads may find the element missing. */
@Expect(value = "assertion", about = "Collections.synchronizedList")
public final class SynchronizedListCompound {
  static final List<String> list = Collections.synchronizedList(new ArrayList<>());

  private SynchronizedListCompound() {}

  public static void main() throws InterruptedException {
    Together.run(SynchronizedListCompound::add, SynchronizedListCompound::add);
    assert list.size() == 1;
  }

  private static void add() {
    if (!list.contains("a")) {
      list.add("a");
    }
  }
}
