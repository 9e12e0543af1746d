package jacquard.runtime.control.memory;

import jacquard.hooks.Memory;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What an execution has overwritten that is older than itself, so that the next one starts in the
 * same world.
 */
public final class Undo {
  private @Nullable Object[] bases = new Object[16];
  private long[] offsets = new long[16];
  private char[] types = new char[16];
  private long[] values = new long[16];
  private @Nullable Object[] references = new Object[16];
  private int size;

  /** Remembers what is at an offset now. */
  public void remember(Object base, long offset, char type) {
    if (size == bases.length) {
      grow();
    }
    bases[size] = base;
    offsets[size] = offset;
    types[size] = type;
    if (type == 'L') {
      references[size] = Memory.getReference(base, offset);
    } else {
      values[size] = Memory.get(base, offset, type);
    }
    size++;
  }

  private void grow() {
    int n = size * 2;
    bases = Arrays.copyOf(bases, n);
    offsets = Arrays.copyOf(offsets, n);
    types = Arrays.copyOf(types, n);
    values = Arrays.copyOf(values, n);
    references = Arrays.copyOf(references, n);
  }

  /** Puts everything back, the latest first. */
  public void restore() {
    while (size > 0) {
      size--;
      Object base = bases[size];
      if (base != null) {
        if (types[size] == 'L') {
          Memory.putReference(base, offsets[size], references[size]);
        } else {
          Memory.put(base, offsets[size], types[size], values[size]);
        }
      }
      bases[size] = null;
      references[size] = null;
    }
  }
}
