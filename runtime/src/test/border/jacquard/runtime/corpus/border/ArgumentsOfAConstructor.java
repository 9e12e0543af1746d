package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Constructor;

/**
 * The arguments of a constructor called by reflection are in an array that another thread writes.
 */
@Expect(
    value = "exception",
    about = "accesses of every kind",
    message = "InvocationTargetException")
public final class ArgumentsOfAConstructor {
  static final class Pair {
    Pair(Object first, Object second) {
      assert first.equals(second);
    }
  }

  private ArgumentsOfAConstructor() {}

  public static void main() throws Throwable {
    Object[] arguments = {0, 0};
    Constructor<Pair> pair = Pair.class.getDeclaredConstructor(Object.class, Object.class);
    Together.run(
        () -> {
          arguments[0] = 1;
          arguments[1] = 1;
        },
        () -> pair.newInstance(arguments));
  }
}
