package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Two threads increment a number in a memory segment, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class SegmentLocked {

  private SegmentLocked() {}

  public static void main() throws Exception {
    MemorySegment segment = Arena.ofAuto().allocate(8);
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            segment.set(ValueLayout.JAVA_INT, 0, segment.get(ValueLayout.JAVA_INT, 0) + 1);
          }
        };
    Together.run(increment, increment);
    assert segment.get(ValueLayout.JAVA_INT, 0) == 2;
  }
}
