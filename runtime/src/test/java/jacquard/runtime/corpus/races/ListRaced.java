package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;

/** Races inside of the JDK are those of the program that calls it. */
@Expect(value = "holds", about = "data races")
public final class ListRaced {
  static final ArrayList<String> list = new ArrayList<>();

  private ListRaced() {}

  public static void main() throws Exception {
    Together.run(() -> list.add("a"), () -> isEmpty());
  }

  static boolean isEmpty() {
    return list.isEmpty();
  }
}
