package jacquard.runtime.corpus.controlled;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Handles of the fields of the programs in this package. */
final class Fields {
  private Fields() {}

  /** Of an instance field that is an int. */
  static VarHandle handle(Class<?> owner, String name) {
    try {
      return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
          .findVarHandle(owner, name, int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  static VarHandle staticHandle(Class<?> owner, String name, Class<?> type) {
    try {
      return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
          .findStaticVarHandle(owner, name, type);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
