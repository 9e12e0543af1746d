package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A handle of elements is part of another handle. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ElementsComposed {
  static int next(int number) {
    return number + 1;
  }

  private static int next(MethodHandle handle, int[] array) {
    try {
      return (int) handle.invokeExact(array, 0);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private ElementsComposed() {}

  public static void main() throws Throwable {
    int[] array = new int[1];
    MethodHandle get =
        MethodHandles.filterReturnValue(
            MethodHandles.arrayElementGetter(int[].class),
            MethodHandles.lookup()
                .findStatic(
                    ElementsComposed.class, "next", MethodType.methodType(int.class, int.class)));
    Together.Body increment = () -> array[0] = next(get, array);
    Together.run(increment, increment);
    assert array[0] == 2;
  }
}
