package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** The arguments of a call by reflection are in an array that another thread writes. */
@Expect(
    value = "exception",
    about = "accesses of every kind",
    message = "InvocationTargetException")
public final class ArgumentsOfAMethod {
  static void same(Object first, Object second) {
    assert first.equals(second);
  }

  private ArgumentsOfAMethod() {}

  public static void main() throws Throwable {
    Object[] arguments = {0, 0};
    Method method = ArgumentsOfAMethod.class.getDeclaredMethod("same", Object.class, Object.class);
    Together.run(
        () -> {
          arguments[0] = 1;
          arguments[1] = 1;
        },
        () -> method.invoke(null, arguments));
  }
}
