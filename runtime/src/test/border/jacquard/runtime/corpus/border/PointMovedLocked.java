package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.awt.Point;

/** Two threads move a point, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class PointMovedLocked {

  private PointMovedLocked() {}

  public static void main() throws Exception {
    Point point = new Point();
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            point.translate(1, 0);
          }
        };
    Together.run(increment, increment);
    assert point.x == 1 + 1;
  }
}
