package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;

/** Two threads ask the same method for its annotations, which have constants of the program. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class AnnotationsOfAMethod {
  enum Side {
    LEFT,
    RIGHT
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Mark {
    Side value();
  }

  @Mark(Side.RIGHT)
  static void marked() {}

  private AnnotationsOfAMethod() {}

  public static void main() throws Throwable {
    Method method = AnnotationsOfAMethod.class.getDeclaredMethod("marked");
    Together.Body ask =
        () -> {
          Mark mark = method.getAnnotation(Mark.class);
          assert mark.value() == Side.RIGHT && mark == method.getAnnotation(Mark.class);
        };
    Together.run(ask, ask);
  }
}
