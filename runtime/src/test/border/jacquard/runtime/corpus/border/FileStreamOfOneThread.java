package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.concurrent.atomic.AtomicInteger;

/** A file that one thread writes and reads with streams while another computes. */
@Expect(value = "holds", about = "files, sockets, processes and native code")
public final class FileStreamOfOneThread {
  static final AtomicInteger N = new AtomicInteger();

  private FileStreamOfOneThread() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          File file = File.createTempFile("border", ".bin");
          try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(7);
          }
          try (FileInputStream in = new FileInputStream(file)) {
            assert in.read() == 7;
          }
          assert file.delete();
          N.incrementAndGet();
        },
        () -> N.incrementAndGet());
    assert N.get() == 2;
  }
}
