package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/** Two threads make one folder, as the old classes for files do: one of them fails. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "a file that two threads use")
public final class FolderMadeByTwo {

  private FolderMadeByTwo() {}

  public static void main() throws Exception {
    Path parent = Files.createTempDirectory("border");
    File folder = parent.resolve("made").toFile();
    boolean[] made = new boolean[2];
    try {
      Together.run(() -> made[0] = folder.mkdir(), () -> made[1] = folder.mkdir());
      assert made[0];
    } finally {
      boolean deleted = folder.delete();
      Files.delete(parent);
      assert deleted;
    }
  }
}
