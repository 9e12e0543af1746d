package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.file.Files;
import java.nio.file.Path;

/** Two threads make files of their own in one folder, which the first one has made. */
@Expect(value = "holds", about = "files, sockets, processes and native code")
public final class FilesOfTheirOwn {

  private FilesOfTheirOwn() {}

  public static void main() throws Exception {
    Together.run(FilesOfTheirOwn::make, FilesOfTheirOwn::make);
  }

  private static void make() throws Exception {
    Path file = Files.createTempFile(Thread.currentThread().getName(), ".txt");
    Files.writeString(file, "own");
    assert file.toFile().length() == 3;
    Files.delete(file);
  }
}
