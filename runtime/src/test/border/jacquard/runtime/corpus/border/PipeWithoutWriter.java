package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** A time-out is the first event for which there was no room yet. */
@Expect(value = "holds", about = "long and short time-outs")
public final class PipeWithoutWriter {

  private PipeWithoutWriter() {}

  public static void main() throws Throwable {
    PipedInputStream in = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(in);
    Thread thread = Together.thread("T1", () -> out.write(7));
    thread.start();
    assert in.read() == 7;
    try {
      int _ = in.read();
      throw new AssertionError("who has written?");
    } catch (IOException e) {
      thread.join();
    }
  }
}
