package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads insert into a builder, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class BuilderInsertsLocked {

  private BuilderInsertsLocked() {}

  public static void main() throws Exception {
    StringBuilder text = new StringBuilder("ab");
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            text.insert(1, "x");
          }
        };
    Together.run(increment, increment);
    assert text.length() == 4 && text.toString().equals("axxb");
  }
}
