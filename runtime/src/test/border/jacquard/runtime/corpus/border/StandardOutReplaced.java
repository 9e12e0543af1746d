package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.OutputStream;
import java.io.PrintStream;

/** A thread replaces the standard output between two uses. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class StandardOutReplaced {

  private StandardOutReplaced() {}

  public static void main() throws Exception {
    PrintStream other = new PrintStream(OutputStream.nullOutputStream());
    PrintStream before = System.out;
    Together.run(
        () -> System.setOut(other),
        () -> {
          assert System.out == System.out;
        });
    System.setOut(before);
  }
}
