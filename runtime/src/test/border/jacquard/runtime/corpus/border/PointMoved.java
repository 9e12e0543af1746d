package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.awt.Point;

/** Two threads move a point. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class PointMoved {

  private PointMoved() {}

  public static void main() throws Exception {
    Point point = new Point();
    Together.Body increment = () -> point.translate(1, 0);
    Together.run(increment, increment);
    assert point.x == 1 + 1;
  }
}
