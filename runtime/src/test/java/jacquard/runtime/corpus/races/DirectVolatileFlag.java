package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A volatile number outside of the heap publishes what was written before it. */
@Expect(value = "holds", about = "data races")
public final class DirectVolatileFlag {
  static final VarHandle view =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());
  static final ByteBuffer buffer = ByteBuffer.allocateDirect(8);
  static int data;

  private DirectVolatileFlag() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          view.setVolatile(buffer, 0, 1);
        },
        () -> {
          if ((int) view.getVolatile(buffer, 0) == 1) {
            data = 2;
          }
        });
  }
}
