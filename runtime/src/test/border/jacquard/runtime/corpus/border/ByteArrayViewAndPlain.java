package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** One thread writes a number through a view, the other a byte of it. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ByteArrayViewAndPlain {
  static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());

  private ByteArrayViewAndPlain() {}

  public static void main() throws Exception {
    byte[] bytes = new byte[8];
    Together.run(
        () -> INTS.set(bytes, 0, -1),
        () -> {
          assert bytes[1] == 0;
        });
  }
}
