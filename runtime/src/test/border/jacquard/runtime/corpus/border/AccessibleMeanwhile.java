package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** One thread makes a method accessible, another one calls it. */
@Expect(value = "exception", about = "accesses of every kind", message = "IllegalAccessException")
public final class AccessibleMeanwhile {

  private AccessibleMeanwhile() {}

  public static void main() throws Exception {
    Method own = Hidden.class.getDeclaredMethod("answer");
    Together.run(() -> own.setAccessible(true), () -> own.invoke(null));
  }
}
