package jacquard.hooks;

import java.io.InputStream;
import java.io.PrintStream;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** The fields of {@link System} that refer to the standard streams, final and yet set again. */
public final class StandardStreams {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final int WRITES = Access.of(Access.WRITE, Access.PLAIN, 'L');

  private static final long IN = offset("in");
  private static final long OUT = offset("out");
  private static final long ERR = offset("err");

  private StandardStreams() {}

  static @Nullable Object out() {
    return UNSAFE.getReference(System.class, OUT);
  }

  static @Nullable Object err() {
    return UNSAFE.getReference(System.class, ERR);
  }

  public static void setIn(@Nullable InputStream in) {
    set(IN, in);
  }

  public static void setOut(@Nullable PrintStream out) {
    set(OUT, out);
  }

  public static void setErr(@Nullable PrintStream err) {
    set(ERR, err);
  }

  private static long offset(String field) {
    try {
      return UNSAFE.staticFieldOffset(System.class.getDeclaredField(field));
    } catch (NoSuchFieldException e) {
      throw new LinkageError("this JDK has no System." + field, e);
    }
  }

  private static void set(long offset, @Nullable Object stream) {
    OffsetHooks.access(System.class, offset, null, stream, WRITES, 0);
    UNSAFE.putReference(System.class, offset, stream);
  }
}
