package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A method handle takes its arguments from an array that another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArgumentsSpread {
  static void same(int first, int second) {
    assert first == second;
  }

  private static void call(MethodHandle handle, int[] arguments) {
    try {
      handle.invokeExact(arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private ArgumentsSpread() {}

  public static void main() throws Throwable {
    int[] arguments = new int[2];
    MethodHandle same =
        MethodHandles.lookup()
            .findStatic(
                ArgumentsSpread.class,
                "same",
                MethodType.methodType(void.class, int.class, int.class))
            .asSpreader(int[].class, 2);
    Together.run(
        () -> {
          arguments[0] = 1;
          arguments[1] = 1;
        },
        () -> call(same, arguments));
  }
}
