package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An annotation has the class and the constant of this execution. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class AnnotationsRead {
  enum Colour {
    RED
  }

  @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
  @interface Coloured {
    Colour value();
  }

  @Coloured(Colour.RED)
  static final class Marked {}

  private AnnotationsRead() {}

  public static void main() throws Exception {
    Together.Body read =
        () -> {
          assert Marked.class.getAnnotation(Coloured.class).value() == Colour.RED;
        };
    Together.run(read, read);
  }
}
