package jacquard.runtime.control.names;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A number for each of some objects, told apart by identity, for one execution. */
public final class IdentityTable {
  public static final int ABSENT = 0;

  private @Nullable Object[] keys = new Object[64];
  private int[] values = new int[64];
  private int[] used = new int[32];
  private int size;

  @SuppressWarnings("ReferenceEquality")
  public int get(Object key) {
    int mask = keys.length - 1;
    int i = System.identityHashCode(key) & mask;
    for (Object k = keys[i]; k != null; k = keys[i]) {
      if (k == key) {
        return values[i];
      }
      i = (i + 1) & mask;
    }
    return ABSENT;
  }

  @SuppressWarnings("ReferenceEquality")
  public void put(Object key, int value) {
    int mask = keys.length - 1;
    int i = System.identityHashCode(key) & mask;
    for (Object k = keys[i]; k != null; k = keys[i]) {
      if (k == key) {
        values[i] = value;
        return;
      }
      i = (i + 1) & mask;
    }
    keys[i] = key;
    values[i] = value;
    if (size == used.length) {
      used = Arrays.copyOf(used, size * 2);
    }
    used[size++] = i;
    if (size * 2 > keys.length) {
      grow();
    }
  }

  /** Forgets everything; costs as much as there was in it. */
  public void clear() {
    for (int u = 0; u < size; u++) {
      keys[used[u]] = null;
    }
    size = 0;
  }

  private void grow() {
    @Nullable Object[] oldKeys = keys;
    int[] oldValues = values;
    int[] oldUsed = used;
    int n = size;
    keys = new Object[oldKeys.length * 2];
    values = new int[keys.length];
    used = new int[oldUsed.length];
    size = 0;
    for (int u = 0; u < n; u++) {
      Object key = oldKeys[oldUsed[u]];
      if (key != null) {
        put(key, oldValues[oldUsed[u]]);
      }
    }
  }
}
