package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Numbers in different parts of an array of bytes do not race. */
@Expect(value = "holds", about = "data races")
public final class ViewsApart {
  static final VarHandle view =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());
  static final byte[] bytes = new byte[8];

  private ViewsApart() {}

  public static void main() throws Exception {
    Together.run(() -> view.set(bytes, 0, 1), () -> view.set(bytes, 4, 1));
  }
}
