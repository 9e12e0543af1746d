package jacquard.runtime.control.names;

import jacquard.hooks.Memory;
import java.nio.Buffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Values as executions record them: primitive ones as they are, references as numbers that are
 * equal exactly for the same object of one execution.
 */
public final class Values {
  private static final long ADDRESS_OF_BUFFER = Memory.offset(Buffer.class, "address");

  private final ObjectNames names;
  private final IdentityTable unnamed = new IdentityTable();
  private @Nullable Object[] objects = new Object[16];
  private int seen;

  public Values(ObjectNames names) {
    this.names = names;
  }

  public void begin() {
    unnamed.clear();
    seen = 0;
  }

  /** 0 for null, the name of a named object, and a negative number for any other. */
  public long of(@Nullable Object reference) {
    if (reference == null) {
      return 0;
    }
    int name = names.shared(reference);
    if (name != 0) {
      return name;
    }
    int number = unnamed.get(reference);
    if (number == IdentityTable.ABSENT) {
      number = ++seen;
      unnamed.put(reference, number);
      if (number >= objects.length) {
        objects = Arrays.copyOf(objects, number * 2);
      }
      objects[number] = reference;
    }
    return -number;
  }

  /** The object that has no name and is recorded as this value. */
  public @Nullable Object unnamed(long value) {
    return -value > 0 && -value <= seen ? objects[(int) -value] : null;
  }

  /** The value at an offset now. */
  public long at(Object base, long offset, char type) {
    if (type == 'J' && isAddress(base, offset)) {
      return 0;
    }
    return type == 'L' ? of(Memory.getReference(base, offset)) : Memory.get(base, offset, type);
  }

  /** Where memory is outside of the heap is another place in each execution. */
  private static boolean isAddress(Object base, long offset) {
    return base instanceof Buffer && offset == ADDRESS_OF_BUFFER;
  }
}
