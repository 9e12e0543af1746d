package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A number in an array of bytes races with each of the bytes that it covers. */
@Expect(value = "holds", about = "data races")
public final class ViewOverElement {
  static final VarHandle view =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());
  static final byte[] bytes = new byte[8];

  private ViewOverElement() {}

  public static void main() throws Exception {
    Together.run(() -> view.set(bytes, 0, 1), () -> bytes[3] = 1, () -> bytes[4] = 1);
  }
}
