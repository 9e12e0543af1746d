package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/** One thread makes a file while another one looks what is in the folder. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "a file that two threads use")
public final class FolderListedMeanwhile {

  private FolderListedMeanwhile() {}

  public static void main() throws Exception {
    Path folder = Files.createTempDirectory("border");
    File file = folder.resolve("new").toFile();
    int[] seen = new int[1];
    try {
      Together.run(file::createNewFile, () -> seen[0] = folder.toFile().list().length);
      assert seen[0] == 0;
    } finally {
      Files.deleteIfExists(file.toPath());
      Files.delete(folder);
    }
  }
}
