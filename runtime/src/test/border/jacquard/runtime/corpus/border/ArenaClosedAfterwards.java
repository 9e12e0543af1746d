package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Memory that threads share ends after them. */
@Expect(value = "holds", about = "files, sockets, processes and native code")
public final class ArenaClosedAfterwards {

  private ArenaClosedAfterwards() {}

  public static void main() throws Throwable {
    try (Arena arena = Arena.ofShared()) {
      MemorySegment memory = arena.allocate(8);
      Thread thread = new Thread(() -> memory.set(ValueLayout.JAVA_INT, 0, 5));
      thread.start();
      thread.join();
      assert memory.get(ValueLayout.JAVA_INT, 0) == 5;
    }
  }
}
