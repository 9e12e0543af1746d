package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.File;

/** Two threads delete one file: one of them fails. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "a file that two threads use")
public final class FileDeletedByTwo {

  private FileDeletedByTwo() {}

  public static void main() throws Exception {
    File file = File.createTempFile("border", ".txt");
    boolean[] deleted = new boolean[2];
    Together.run(() -> deleted[0] = file.delete(), () -> deleted[1] = file.delete());
    assert deleted[0];
  }
}
