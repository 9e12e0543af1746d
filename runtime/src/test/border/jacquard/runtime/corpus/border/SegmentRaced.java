package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Two threads increment a number in a memory segment. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class SegmentRaced {

  private SegmentRaced() {}

  public static void main() throws Exception {
    MemorySegment segment = Arena.ofAuto().allocate(8);
    Together.Body increment =
        () -> segment.set(ValueLayout.JAVA_INT, 0, segment.get(ValueLayout.JAVA_INT, 0) + 1);
    Together.run(increment, increment);
    assert segment.get(ValueLayout.JAVA_INT, 0) == 2;
  }
}
