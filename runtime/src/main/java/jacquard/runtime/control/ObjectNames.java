package jacquard.runtime.control;

import jacquard.hooks.Memory;
import jacquard.hooks.Named;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names of objects, and which of them are shared.
 *
 * <p>An object is private to the thread that created it until a reference to it is stored where
 * another thread can find it; then it is shared, with everything it refers to, for the rest of the
 * execution. Accesses to private objects are invisible. An object gets its name from the thread
 * that shares it, at the latest, and numbers within a thread follow program order: so equal causal
 * pasts give equal names, whatever other threads did meanwhile.
 *
 * <p>Names are small numbers from 1 on, 0 means none.
 */
final class ObjectNames {
  private final NumberTable numbers = new NumberTable();
  private final IdentityTable table = new IdentityTable();
  private final Map<Object, Integer> contents = new HashMap<>();
  private @Nullable Class<?>[] types = new Class<?>[64];
  private int[] parents = new int[64];
  private int[] parentSlots = new int[64];
  private int epoch;
  private final PrivateLocks privateLocks;

  private @Nullable Object[] toShare = new Object[64];
  private int[] toShareParent = new int[64];
  private int[] toShareSlot = new int[64];
  private int toShareCount;

  ObjectNames(PrivateLocks privateLocks) {
    this.privateLocks = privateLocks;
  }

  void begin(int newEpoch) {
    epoch = newEpoch;
    table.clear();
  }

  /** The name of an object and whether it is shared, as {@code name << 1 | shared}; or 0. */
  private int packed(Object o) {
    if (o instanceof Named named) {
      long name = named.jacquard$name();
      return (int) (name >>> 32) == epoch ? (int) name : 0;
    }
    return table.get(o);
  }

  private void pack(Object o, int packed) {
    if (o instanceof Named named) {
      named.jacquard$name(((long) epoch << 32) | packed);
    } else {
      table.put(o, packed);
    }
  }

  /** The name of an object if it is shared, or 0. */
  int shared(Object o) {
    int packed = packed(o);
    return (packed & 1) == 0 ? 0 : packed >>> 1;
  }

  /** The name of an object, or 0. */
  int name(Object o) {
    return packed(o) >>> 1;
  }

  /** The name of an object, which it gets now if it has none. */
  int nameOrGive(Object o, Namespace from) {
    int packed = packed(o);
    if (packed != 0) {
      return packed >>> 1;
    }
    int name = isKnownByContents(o) ? nameByContents(o) : give(o, from);
    // What is known by its contents can be found by everybody.
    pack(o, (name << 1) | (isKnownByContents(o) ? 1 : 0));
    return name;
  }

  boolean isShared(Object o) {
    return (packed(o) & 1) != 0;
  }

  /** Shares an object that is about to be found in a slot of another, and all that it refers to. */
  void share(@Nullable Object root, int parent, long slot, Namespace from) {
    if (root == null || (packed(root) & 1) != 0) {
      return;
    }
    push(root, parent, slot);
    while (toShareCount > 0) {
      Object o = toShare[--toShareCount];
      toShare[toShareCount] = null;
      if (o != null) {
        shareOne(o, toShareParent[toShareCount], toShareSlot[toShareCount], from);
      }
    }
  }

  private void shareOne(Object o, int parent, int slot, Namespace from) {
    int packed = packed(o);
    if ((packed & 1) != 0) {
      return;
    }
    Layout layout = Layout.ofObject(o);
    if (layout.sharing == Layout.Sharing.IGNORED) {
      return;
    }
    int name = packed == 0 ? give(o, from) : packed >>> 1;
    pack(o, (name << 1) | 1);
    parents[name] = parent;
    parentSlots[name] = slot;
    if (privateLocks.isUsed()) {
      privateLocks.shared(o, name);
    }
    if (layout.sharing == Layout.Sharing.FOLLOWED) {
      if (o instanceof Object[] array) {
        for (int i = array.length - 1; i >= 0; i--) {
          push(array[i], name, Elements.offset(array, i));
        }
      } else {
        for (long offset : layout.references) {
          push(Memory.getReference(o, offset), name, offset);
        }
      }
    }
  }

  private void push(@Nullable Object o, int parent, long slot) {
    if (o == null) {
      return;
    }
    if (toShareCount == toShare.length) {
      toShare = Arrays.copyOf(toShare, toShareCount * 2);
      toShareParent = Arrays.copyOf(toShareParent, toShareCount * 2);
      toShareSlot = Arrays.copyOf(toShareSlot, toShareCount * 2);
    }
    toShareParent[toShareCount] = parent;
    toShareSlot[toShareCount] = (int) slot;
    toShare[toShareCount++] = o;
  }

  private int give(Object o, Namespace from) {
    return remember(numbers.number(NumberTable.pair(from.number, from.next())) + 1, o);
  }

  /** Gives an object a name that others can find, without sharing what it refers to. */
  void shareOpenly(Object o, Namespace from) {
    int name = nameOrGive(o, from);
    if ((packed(o) & 1) == 0) {
      share(o, 0, 0, from);
    }
    parents[name] = 0;
  }

  static boolean isKnownByContents(Object o) {
    return o instanceof Class || o instanceof String || o instanceof Number || o instanceof Boolean;
  }

  private int nameByContents(Object o) {
    int number = contents.computeIfAbsent(o, k -> contents.size());
    return remember(numbers.number(NumberTable.pair(0, number)) + 1, o);
  }

  private int remember(int name, Object o) {
    if (name >= types.length) {
      int n = Math.max(name + 1, types.length * 2);
      types = Arrays.copyOf(types, n);
      parents = Arrays.copyOf(parents, n);
      parentSlots = Arrays.copyOf(parentSlots, n);
    }
    parents[name] = 0;
    types[name] = o instanceof Class<?> c ? c : o.getClass();
    return name;
  }

  /** The class of the object that had this name last. */
  @Nullable Class<?> type(int name) {
    return name < types.length ? types[name] : null;
  }

  /** The object through which this one was first found by others; 0 if that is not known. */
  int parent(int name) {
    return parents[name];
  }

  int parentSlot(int name) {
    return parentSlots[name];
  }

  /** Whether the name is that of a class, not of one of its objects. */
  boolean isClass(int name) {
    return numbers.first(name - 1) == 0;
  }
}
