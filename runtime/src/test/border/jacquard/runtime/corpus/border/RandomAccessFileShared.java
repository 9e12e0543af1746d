package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** Two threads move the position of one file. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "a file that two threads use")
public final class RandomAccessFileShared {

  private RandomAccessFileShared() {}

  public static void main() throws Exception {
    Path file = Files.createTempFile("border", ".txt");
    try (RandomAccessFile shared = new RandomAccessFile(file.toFile(), "rw")) {
      Together.run(() -> shared.write(1), () -> shared.write(2));
      assert shared.length() == 2;
    } finally {
      Files.delete(file);
    }
  }
}
