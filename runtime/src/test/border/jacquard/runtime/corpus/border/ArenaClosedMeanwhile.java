package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** No thread is within an access when memory ends, which the JVM sees to. */
@Expect(
    value = "unknown",
    message = "the end of memory that threads share",
    about = "files, sockets, processes and native code")
public final class ArenaClosedMeanwhile {

  private ArenaClosedMeanwhile() {}

  public static void main() throws Throwable {
    Arena arena = Arena.ofShared();
    MemorySegment memory = arena.allocate(8);
    memory.set(ValueLayout.JAVA_INT, 0, 5);
    Thread thread = new Thread(() -> read(memory));
    thread.start();
    arena.close();
    thread.join();
  }

  private static void read(MemorySegment memory) {
    int seen;
    try {
      seen = memory.get(ValueLayout.JAVA_INT, 0);
    } catch (IllegalStateException e) {
      return; // it was closed before
    }
    assert seen == 5;
  }
}
