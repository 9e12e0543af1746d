package jacquard.hooks;

import java.lang.ref.Reference;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** What references do in native code, in code that can be seen. */
public final class References {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long REFERENT = UNSAFE.objectFieldOffset(Reference.class, "referent");
  private static final int READS = Access.of(Access.READ, Access.VOLATILE, 'L');
  private static final int WRITES = Access.of(Access.WRITE, Access.VOLATILE, 'L');

  private static final int TAKES = Access.of(Access.SWAP, Access.VOLATILE, 'L');

  private References() {}

  /** Before whoever comes first takes a cleanable off the list of what is to be cleaned. */
  public static void takes(Object cleanable) {
    OffsetHooks.access(cleanable, REFERENT, null, null, TAKES, 0);
  }

  public static void clear(Reference<?> reference) {
    OffsetHooks.access(reference, REFERENT, null, null, WRITES, 0);
    UNSAFE.putReference(reference, REFERENT, null);
  }

  @SuppressWarnings("ReferenceEquality") // that is the question
  public static boolean refersTo(Reference<?> reference, @Nullable Object object) {
    OffsetHooks.access(reference, REFERENT, null, null, READS, 0);
    return UNSAFE.getReference(reference, REFERENT) == object;
  }
}
