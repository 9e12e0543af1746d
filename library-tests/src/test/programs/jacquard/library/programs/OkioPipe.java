package jacquard.library.programs;

import jacquard.library.Expect;
import okio.Buffer;
import okio.Pipe;

/** A thread reads what another writes into a pipe. */
@Expect(value = "holds", library = "okio-jvm")
public final class OkioPipe {

  private OkioPipe() {}

  public static void main() throws Exception {
    Pipe pipe = new Pipe(4);
    Threads.run(
        () -> {
          pipe.sink().write(new Buffer().writeByte(7), 1);
          pipe.sink().close();
        },
        () -> {
          Buffer read = new Buffer();
          assert pipe.source().read(read, 4) == 1 && read.readByte() == 7;
        });
  }
}
