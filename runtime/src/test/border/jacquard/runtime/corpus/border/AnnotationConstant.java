package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** An annotation type has a constant, as an interface does. */
@Expect(value = "holds", about = "constants of interfaces")
public final class AnnotationConstant {
  @interface Marked {
    AtomicInteger N = new AtomicInteger();
  }

  private AnnotationConstant() {}

  public static void main() throws Exception {
    Together.run(() -> Marked.N.incrementAndGet(), () -> Marked.N.incrementAndGet());
    assert Marked.N.get() == 2;
  }
}
