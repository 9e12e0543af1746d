package jacquard.runtime.control.execution;

import jacquard.runtime.control.names.IdentityTable;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Roster;
import org.jspecify.annotations.Nullable;

/** Identity hash codes that are the same in every run of the same schedule. */
final class HashCodes {
  private final IdentityTable known = new IdentityTable();
  private final ObjectNames names;
  private final Roster roster;

  HashCodes(ObjectNames names, Roster roster) {
    this.names = names;
    this.roster = roster;
  }

  void begin() {
    known.clear();
  }

  int of(Object object) {
    int hash = known.get(object);
    if (hash == IdentityTable.ABSENT) {
      hash = isLasting(object) ? System.identityHashCode(object) : newHash(object);
      known.put(object, hash);
    }
    return hash;
  }

  /**
   * Whether an object is there before and after all executions, so that it may be a key in tables
   * that the JDK has filled without control.
   */
  private static boolean isLasting(Object object) {
    return (object instanceof Class<?> type && isOfJdk(type.getClassLoader()))
        || (object instanceof Module module && isOfJdk(module.getClassLoader()))
        || (object instanceof Enum<?> && isOfJdk(object.getClass().getClassLoader()))
        || (object instanceof ClassLoader loader && isOfJdk(loader));
  }

  private static boolean isOfJdk(@Nullable ClassLoader loader) {
    return loader == null || ClassLoader.getPlatformClassLoader().equals(loader);
  }

  /** From the name of a shared object; else from its class and how many of it were asked before. */
  private int newHash(Object object) {
    long x;
    if (object instanceof Class<?> type) {
      x = type.getName().hashCode();
    } else if (names.isShared(object)) {
      x = (long) names.shared(object) << 32;
    } else {
      ControlledThread t = roster.current();
      String type = object.getClass().getName();
      x =
          mixed(type.hashCode() + (((long) t.number + 1) << 32))
              + t.hashed.merge(type, 1, Integer::sum);
    }
    return (int) (mixed(x) >>> 33) | 1;
  }

  /** A number that looks like a random one. */
  static long mixed(long seed) {
    long x = (seed ^ seed >>> 31) * 0x7fb5d329728ea185L;
    x = (x ^ x >>> 27) * 0x81dadef4bc2dd44dL;
    return x ^ x >>> 33;
  }
}
