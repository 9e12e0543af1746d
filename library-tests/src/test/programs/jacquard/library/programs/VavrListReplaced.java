package jacquard.library.programs;

import io.vavr.collection.List;
import jacquard.library.Expect;

/** Two threads replace a persistent list, and one of the elements is lost. */
@Expect(value = "assertion", library = "vavr")
public final class VavrListReplaced {
  static volatile List<Integer> list = List.empty();

  private VavrListReplaced() {}

  public static void main() throws Exception {
    Threads.run(() -> list = list.prepend(1), () -> list = list.prepend(2));
    assert list.size() == 2;
  }
}
