package jacquard.hooks;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that classes which a program defines while it runs are rewritten like all others. The
 * JDK calls it right before it hands a class to the JVM.
 */
@SuppressWarnings("ReferenceEquality") // what was rewritten is known by being the same array
public final class Definitions {
  /** Rewrites classes that are defined at run time. */
  public interface Rewriter {
    /**
     * The class as it is to be defined.
     *
     * @param isHidden whether nobody will find the class by its name
     */
    byte[] rewrite(ClassLoader loader, byte[] classFile, boolean isHidden);

    /** The class that an earlier execution defined in this way; null if there is none. */
    @Nullable Class<?> earlier(ClassLoader loader, byte[] rewritten);

    /** Says which class came of it. */
    void defined(Class<?> type, byte[] rewritten);
  }

  private static final String OF_PROXY = "__dynamic_proxy__";

  /** What the JDK calls a class without a name of its own. */
  private static final int HIDDEN = 2;

  private static volatile @Nullable Rewriter rewriter;
  private static volatile byte @Nullable [] asItIs;

  private Definitions() {}

  public static void install(@Nullable Rewriter newRewriter) {
    rewriter = newRewriter;
  }

  /** Lets the class be defined without being rewritten, for who has done so already. */
  public static void asItIs(byte[] classFile) {
    asItIs = classFile;
  }

  // ---- for the JDK

  public static byte[] rewritten(
      @Nullable ClassLoader loader,
      @Nullable String name,
      byte[] bytes,
      int from,
      int length,
      @Nullable String source) {
    return rewritten(loader, part(bytes, from, length), false, OF_PROXY.equals(source));
  }

  public static byte[] rewritten(
      @Nullable ClassLoader loader,
      @Nullable String name,
      byte[] bytes,
      int from,
      int length,
      int flags) {
    return rewritten(loader, part(bytes, from, length), (flags & HIDDEN) != 0, false);
  }

  public static byte[] rewritten(
      @Nullable ClassLoader loader,
      @Nullable String name,
      ByteBuffer bytes,
      int from,
      int length,
      @Nullable String source) {
    byte[] all = new byte[length];
    bytes.get(from, all);
    return rewritten(loader, all, false, false);
  }

  private static byte[] part(byte[] bytes, int from, int length) {
    if (from < 0 || length < 0 || from > bytes.length - length) {
      throw new ArrayIndexOutOfBoundsException(
          "Array region %d..%d out of bounds for length %d"
              .formatted(from, (long) from + length, bytes.length));
    }
    return from == 0 && length == bytes.length
        ? bytes
        : Arrays.copyOfRange(bytes, from, from + length);
  }

  /** A proxy has no state, and calls what is the program's. */
  private static byte[] rewritten(
      @Nullable ClassLoader loader, byte[] bytes, boolean isHidden, boolean isProxy) {
    Rewriter by = rewriter;
    if (by == null || loader == null || isProxy || bytes == asItIs) {
      return bytes;
    }
    Thread suspended = Supervision.suspend();
    try {
      return by.rewrite(loader, bytes, isHidden);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  /**
   * The class that is there already, as an earlier execution has defined it; null if it must be
   * defined.
   */
  public static @Nullable Class<?> earlier(@Nullable ClassLoader loader, byte[] rewritten) {
    Rewriter by = rewriter;
    if (by == null || loader == null || rewritten == asItIs) {
      return null;
    }
    Thread suspended = Supervision.suspend();
    try {
      return by.earlier(loader, rewritten);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static void defined(Class<?> type, byte[] rewritten) {
    Rewriter by = rewriter;
    if (by != null && type.getClassLoader() != null && rewritten != asItIs) {
      Thread suspended = Supervision.suspend();
      try {
        by.defined(type, rewritten);
      } finally {
        Supervision.proceed(suspended);
      }
    }
  }
}
