package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads insert into a builder. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class BuilderInsertsRaced {

  private BuilderInsertsRaced() {}

  public static void main() throws Exception {
    StringBuilder text = new StringBuilder("ab");
    Together.Body increment = () -> text.insert(1, "x");
    Together.run(increment, increment);
    assert text.length() == 4 && text.toString().equals("axxb");
  }
}
