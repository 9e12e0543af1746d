package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.file.Files;
import java.nio.file.Path;

/** Two threads read and write one file. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "a file that two threads use")
public final class FileSharedByThreads {

  private FileSharedByThreads() {}

  public static void main() throws Exception {
    Path file = Files.createTempFile("border", ".txt");
    try {
      Together.Body append =
          () -> Files.writeString(file, "a", java.nio.file.StandardOpenOption.APPEND);
      Together.run(append, append);
      assert Files.readString(file).equals("aa");
    } finally {
      Files.delete(file);
    }
  }
}
