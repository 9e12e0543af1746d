package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** A file that one thread makes, reads and deletes; two threads race for nothing else. */
@Expect(value = "holds", about = "files, sockets, processes and native code")
public final class FileOfOneThread {
  static final AtomicInteger N = new AtomicInteger();

  private FileOfOneThread() {}

  public static void main() throws Exception {
    Path file = Files.createTempFile("border", ".txt");
    Files.writeString(file, "a");
    Together.run(() -> N.incrementAndGet(), () -> N.incrementAndGet());
    assert Files.readString(file).equals("a") && N.get() == 2;
    Files.delete(file);
  }
}
