package jacquard.runtime.corpus.races;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Handles of static fields of type {@code int}. */
final class Handles {
  private Handles() {}

  static VarHandle ofStatic(String field, Class<?> owner) {
    try {
      return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
          .findStaticVarHandle(owner, field, int.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
