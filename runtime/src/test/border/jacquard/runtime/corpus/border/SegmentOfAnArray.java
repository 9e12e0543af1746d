package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** One thread increments an array element, the other through a segment. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class SegmentOfAnArray {

  private SegmentOfAnArray() {}

  public static void main() throws Exception {
    int[] array = {0};
    MemorySegment segment = MemorySegment.ofArray(array);
    Together.run(
        () -> array[0]++,
        () ->
            segment.setAtIndex(
                ValueLayout.JAVA_INT, 0, segment.getAtIndex(ValueLayout.JAVA_INT, 0) + 1));
    assert array[0] == 2;
  }
}
