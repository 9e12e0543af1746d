package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import sun.misc.Unsafe;
import sun.reflect.ReflectionFactory;

/** Objects are made in the ways of libraries that do not call a constructor of their class. */
@Expect(value = "holds", about = "class initialisation")
public final class InitialisedWithoutAConstructor {
  static final class First {
    static final Object VALUE = new Object();

    Object value() {
      return VALUE;
    }
  }

  static final class Second {
    static final Object VALUE = new Object();

    Object value() {
      return VALUE;
    }
  }

  static volatile int last;

  private InitialisedWithoutAConstructor() {}

  public static void main() throws Exception {
    Together.run(() -> last = 1, () -> last = 2);
    Constructor<?> constructor =
        ReflectionFactory.getReflectionFactory()
            .newConstructorForSerialization(First.class, Object.class.getDeclaredConstructor());
    assert ((First) constructor.newInstance()).value() != null;
    Field unsafe = Unsafe.class.getDeclaredField("theUnsafe");
    unsafe.setAccessible(true);
    assert ((Second) ((Unsafe) unsafe.get(null)).allocateInstance(Second.class)).value() != null;
  }
}
