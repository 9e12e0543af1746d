package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/** Two threads look whether a file is there that nobody changes. */
@Expect(value = "holds", about = "files, sockets, processes and native code")
public final class FileAskedForByTwo {

  private FileAskedForByTwo() {}

  public static void main() throws Exception {
    File none = new File("there is no such file");
    Together.run(FileAskedForByTwo::look, FileAskedForByTwo::look);
    assert !none.exists();
  }

  private static void look() {
    assert !new File("there is no such file").exists();
    assert !Files.exists(Path.of("there is no such file"));
    assert new File(".").isDirectory();
  }
}
