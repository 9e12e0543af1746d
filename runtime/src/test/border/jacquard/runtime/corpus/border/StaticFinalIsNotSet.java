package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/** Neither reflection nor a handle sets a static final field. */
@Expect(value = "holds", about = "final fields")
public final class StaticFinalIsNotSet {
  static final class Holder {
    static final Object VALUE = new Object();
  }

  private static int refused;

  private StaticFinalIsNotSet() {}

  private static void refuses(Together.Body body) throws Exception {
    try {
      body.run();
    } catch (IllegalAccessException | UnsupportedOperationException e) {
      refused++;
    }
  }

  public static void main() throws Exception {
    Field field = Holder.class.getDeclaredField("VALUE");
    field.setAccessible(true);
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    refuses(() -> field.set(null, ""));
    refuses(() -> lookup.unreflectSetter(field));
    refuses(() -> lookup.findStaticSetter(Holder.class, "VALUE", Object.class));
    refuses(() -> lookup.findStaticVarHandle(Holder.class, "VALUE", Object.class).set(""));
    assert refused == 4;
  }
}
