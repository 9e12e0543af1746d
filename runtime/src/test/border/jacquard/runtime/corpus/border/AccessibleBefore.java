package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** A method is made accessible before the threads call it. */
@Expect(value = "holds", about = "accesses of every kind")
public final class AccessibleBefore {

  private AccessibleBefore() {}

  public static void main() throws Exception {
    Method own = Hidden.class.getDeclaredMethod("answer");
    own.setAccessible(true);
    Together.run(() -> own.invoke(null), () -> own.invoke(null));
  }
}
