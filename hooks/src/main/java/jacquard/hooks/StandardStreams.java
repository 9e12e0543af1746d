package jacquard.hooks;

import java.io.InputStream;
import java.io.PrintStream;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** The fields of {@link System} that refer to the standard streams, final and yet set again. */
public final class StandardStreams {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final int WRITES = Access.of(Access.WRITE, Access.PLAIN, 'L');

  private StandardStreams() {}

  public static void setIn(@Nullable InputStream in) {
    set("in", in);
  }

  public static void setOut(@Nullable PrintStream out) {
    set("out", out);
  }

  public static void setErr(@Nullable PrintStream err) {
    set("err", err);
  }

  /** The stream that a field refers to now. */
  static @Nullable Object get(String field) {
    return UNSAFE.getReference(System.class, offset(field));
  }

  private static long offset(String field) {
    Thread suspended = Hooks.suspend();
    try {
      return UNSAFE.staticFieldOffset(System.class.getDeclaredField(field));
    } catch (NoSuchFieldException e) {
      throw new LinkageError("this JDK has no System." + field, e);
    } finally {
      Hooks.proceed(suspended);
    }
  }

  private static void set(String field, @Nullable Object stream) {
    long offset = offset(field);
    Hooks.access(System.class, offset, null, stream, WRITES, 0);
    UNSAFE.putReference(System.class, offset, stream);
  }
}
