package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** The arguments of a method handle are in an array that another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArgumentsOfAHandle {
  static void same(Object first, Object second) {
    assert first.equals(second);
  }

  private static void call(MethodHandle handle, Object[] arguments) {
    try {
      handle.invokeWithArguments(arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private ArgumentsOfAHandle() {}

  public static void main() throws Throwable {
    Object[] arguments = {0, 0};
    MethodHandle same =
        MethodHandles.lookup()
            .findStatic(
                ArgumentsOfAHandle.class,
                "same",
                MethodType.methodType(void.class, Object.class, Object.class));
    Together.run(
        () -> {
          arguments[0] = 1;
          arguments[1] = 1;
        },
        () -> call(same, arguments));
  }
}
