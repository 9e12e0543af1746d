package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Random;

/** Two threads add a number that they draw. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class DrawnSumRaced {

  private DrawnSumRaced() {}

  public static void main() throws Exception {
    int[] drawn = {0};
    Random random = new Random(1);
    Together.Body increment = () -> drawn[0] += random.nextInt(1, 2);
    Together.run(increment, increment);
    assert drawn[0] == 2;
  }
}
