package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Two threads increment a number in an array of bytes through a view, one at a time. */
@Expect(value = "holds", about = "accesses of every kind")
public final class ByteArrayViewLocked {
  static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());

  private ByteArrayViewLocked() {}

  public static void main() throws Exception {
    byte[] bytes = new byte[8];
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            INTS.set(bytes, 0, (int) INTS.get(bytes, 0) + 1);
          }
        };
    Together.run(increment, increment);
    assert (int) INTS.get(bytes, 0) == 2;
  }
}
