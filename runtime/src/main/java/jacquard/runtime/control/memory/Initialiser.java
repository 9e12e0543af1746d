package jacquard.runtime.control.memory;

import jacquard.hooks.Constants;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Finds what initialises a class of the program, in the names that the rewriting gives it. */
final class Initialiser {
  private static final MethodType NOTHING = MethodType.methodType(void.class);

  private Initialiser() {}

  /** What initialises a class; null where there is nothing to initialise. */
  static @Nullable MethodHandle of(Class<?> type) {
    if (type.isArray() || type.isPrimitive()) {
      return null;
    }
    try {
      MethodHandles.Lookup within = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      // what the JVM initialises has no code of the program; a handle need not ask for it then
      within.ensureInitialized(type);
      if (!type.isInterface()) {
        return within.findStatic(type, "jacquard$initialise", NOTHING);
      }
      String field =
          "jacquard$constants:" + type.getName().replace('.', ':').replaceFirst("/.*", "");
      Constants constants =
          (Constants) within.findStaticGetter(type, field, Constants.class).invoke();
      return MethodHandles.lookup()
          .findVirtual(Constants.class, "ensure", NOTHING)
          .bindTo(constants);
    } catch (NoSuchMethodException | NoSuchFieldException | IllegalAccessException e) {
      return null; // not the program's, or nothing happens when it is initialised
    } catch (Throwable thrown) {
      throw new LinkageError("cannot find what initialises " + type.getName(), thrown);
    }
  }
}
