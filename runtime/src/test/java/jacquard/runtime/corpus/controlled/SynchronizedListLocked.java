package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The caller holds the monitor of the list for both calls. */
@Expect(value = "holds", about = "Collections.synchronizedList", executions = 2)
public final class SynchronizedListLocked {
  static final List<String> list = Collections.synchronizedList(new ArrayList<>());

  private SynchronizedListLocked() {}

  public static void main() throws InterruptedException {
    Together.run(SynchronizedListLocked::add, SynchronizedListLocked::add);
    assert list.size() == 1;
  }

  private static void add() {
    synchronized (list) {
      if (!list.contains("a")) {
        list.add("a");
      }
    }
  }
}
