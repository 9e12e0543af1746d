package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CopyOnWriteArrayList;

/** Both threads may find the element missing and add it. */
@Expect(value = "assertion", about = "CopyOnWriteArrayList")
public final class ContainsThenAdd {
  static final CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();

  private ContainsThenAdd() {}

  public static void main() throws InterruptedException {
    Together.run(ContainsThenAdd::add, ContainsThenAdd::add);
    assert list.size() == 1;
  }

  private static void add() {
    if (!list.contains("a")) {
      list.add("a");
    }
  }
}
