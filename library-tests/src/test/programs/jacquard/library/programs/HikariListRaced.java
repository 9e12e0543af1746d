package jacquard.library.programs;

import com.zaxxer.hikari.util.FastList;
import jacquard.library.Expect;

/** Two threads add to a list that is not meant for threads. */
@Expect(value = "assertion", library = "HikariCP")
public final class HikariListRaced {

  private HikariListRaced() {}

  public static void main() throws Exception {
    FastList<String> list = new FastList<>(String.class, 4);
    Threads.run(() -> list.add("a"), () -> list.add("b"));
    assert list.size() == 2;
  }
}
