package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.AbsentAnnotation;

/** An annotation that is absent is no annotation. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class AbsentAsAnAnnotation {
  @AbsentAnnotation
  static final class Annotated {
    int n;

    synchronized void increment() {
      n++;
    }
  }

  private AbsentAsAnAnnotation() {}

  public static void main() throws Exception {
    Annotated annotated = new Annotated();
    Together.run(() -> annotated.increment(), () -> annotated.increment());
    assert annotated.n == 2 && Annotated.class.getAnnotations().length == 0;
  }
}
