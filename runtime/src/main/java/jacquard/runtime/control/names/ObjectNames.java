package jacquard.runtime.control.names;

import jacquard.hooks.Memory;
import jacquard.hooks.Named;
import jacquard.hooks.Supervision;
import java.util.Arrays;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Names of objects, and which of them are shared.
 *
 * <p>An object is private to the thread that created it until a reference to it is stored where
 * another thread can find it; then it is shared, with everything it refers to, for the rest of the
 * execution. Accesses to private objects are invisible. An object gets its name from the thread
 * that shares it, and numbers within a thread follow program order: so equal causal pasts give
 * equal names, whatever other threads did meanwhile.
 *
 * <p>A private object knows its owner. So a way on which it reaches another thread and that was not
 * seen is noticed at the first access of the other one ({@link #CONFLICT}). Objects that are older
 * than the execution are of the {@link jacquard.runtime.control.operations.World}: many threads may
 * read one of those, or one thread may use it alone; anything else is a conflict too.
 *
 * <p>Names are small numbers from 1 on, 0 means none.
 */
public final class ObjectNames {
  /** A private object. */
  public static final int PRIVATE = 0;

  /** An object that is not shared, yet known to two threads. */
  public static final int CONFLICT = -1;

  /** An object of the world that one thread alone uses, and now writes. */
  public static final int WRITES_WORLD = -2;

  // what the lower half of a name says if the object is not shared: bit 0 is clear
  private static final int WORLD = 2;
  private static final int WRITTEN = 4;
  private static final int OWNER = -8;
  private static final int OWNER_SHIFT = 3;

  /** The owner of what several threads read. */
  private static final int MANY = OWNER & Integer.MAX_VALUE;

  private final NumberTable numbers = new NumberTable();
  private final IdentityTable table = new IdentityTable();
  private final ClassNumbers classes = new ClassNumbers();
  private @Nullable Class<?>[] types = new Class<?>[64];
  private int[] parents = new int[64];
  private int[] parentSlots = new int[64];
  private boolean[] ofWorld = new boolean[64];
  private int epoch;

  /** Of which types there are arrays in the table, as {@link Elements#bit} says. */
  private int arrays;

  /** What a private object of the current thread says. */
  private int own;

  /** Whether texts, boxed values and the like have names, since somebody locks them. */
  private boolean namesValues;

  private @Nullable Class<?> uncontrolled;

  private final Naming naming;

  private @Nullable Object[] toShare = new Object[64];
  private int[] toShareParent = new int[64];
  private int[] toShareSlot = new int[64];
  private int toShareCount;

  private final ConditionLocks conditionLocks = new ConditionLocks();

  public ObjectNames(Naming naming) {
    this.naming = naming;
  }

  public void begin(int newEpoch) {
    epoch = newEpoch;
    table.clear();
    conditionLocks.clear();
    arrays = 0;
    classes.begin();
  }

  /** From now on this thread runs: what is created is its own. */
  public void runs(int thread) {
    own = (thread + 1) << OWNER_SHIFT;
    Supervision.births(((long) epoch << 32) | own);
  }

  /** The execution is over. */
  public void end() {
    Supervision.births(0);
  }

  /** The lower half of an object's name; 0 where it has none of this execution. */
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
      if (o.getClass().isArray()) {
        arrays |= Elements.bit(o);
      }
    }
  }

  // ---- accesses

  /** As {@link #seen}, of an array. */
  public int seenArray(Object array, boolean writes) {
    return (arrays & Elements.bit(array)) == 0 ? PRIVATE : seen(array, writes);
  }

  /**
   * What the current thread finds when it accesses an object: its name if it is shared, or one of
   * {@link #PRIVATE}, {@link #WRITES_WORLD} and {@link #CONFLICT}.
   */
  public int seen(Object o, boolean writes) {
    int packed = packed(o);
    if ((packed & 1) != 0) {
      return packed >>> 1;
    }
    return packed == own ? PRIVATE : seenOfOther(o, packed, writes);
  }

  private int seenOfOther(Object o, int packed, boolean writes) {
    if (packed == 0) {
      if (!(o instanceof Named)) {
        return PRIVATE; // arrays do not know their owners: whatever they are found in does
      }
      own(o, writes);
      Thread suspended = Supervision.suspend();
      adoptArrays(o);
      Supervision.proceed(suspended);
      return writes ? WRITES_WORLD : PRIVATE;
    }
    if ((packed & WORLD) == 0) {
      return CONFLICT;
    }
    int owner = packed & OWNER;
    if (owner == own || owner == 0) {
      if (owner == 0 || (writes && (packed & WRITTEN) == 0)) {
        own(o, writes);
      }
      return writes ? WRITES_WORLD : PRIVATE;
    }
    if (writes || (packed & WRITTEN) != 0) {
      return CONFLICT;
    }
    if (owner != MANY) {
      pack(o, WORLD | MANY);
    }
    return PRIVATE;
  }

  private void own(Object o, boolean writes) {
    pack(o, own | WORLD | (writes ? WRITTEN : 0));
  }

  /** The arrays in which an object of the world keeps what it has are of the world too. */
  private void adoptArrays(Object o) {
    for (long offset : Layout.ofObject(o).references) {
      adopt(Memory.getReference(o, offset));
    }
  }

  /** Says that an array, if it is one, is older than the execution. */
  public void adopt(@Nullable Object array) {
    if (array != null && array.getClass().isArray() && table.get(array) == 0) {
      pack(array, WORLD);
      if (array instanceof Object[][] arrays) {
        for (Object inner : arrays) {
          adopt(inner);
        }
      }
    }
  }

  /** As {@link #seen}, of an object whose monitor the current thread wants. */
  public int seenLock(Object o) {
    int packed = packed(o);
    if (packed == 0) {
      own(o, true);
      return PRIVATE;
    }
    int seen = seen(o, true);
    return seen == WRITES_WORLD ? PRIVATE : seen;
  }

  /** Whether an object that is not shared is older than the execution. */
  public boolean isOfWorld(Object o) {
    int packed = packed(o);
    return (packed & 1) != 0
        ? ofWorld[packed >>> 1]
        : (packed & WORLD) != 0 || (packed == 0 && o instanceof Named);
  }

  /** Whether the object of this name is older than the execution. */
  public boolean isOfWorld(int name) {
    return ofWorld[name];
  }

  // ---- names

  /** The name of an object if it is shared, or 0. */
  public int shared(Object o) {
    int packed = packed(o);
    return (packed & 1) == 0 ? 0 : packed >>> 1;
  }

  public boolean isShared(Object o) {
    return (packed(o) & 1) != 0;
  }

  /** The name of a class, which everybody can find. */
  public int name(Class<?> type) {
    int packed = table.get(type);
    if ((packed & 1) != 0) {
      return packed >>> 1;
    }
    int name = remember(numbers.number(NumberTable.pair(0, classes.of(type))) + 1, type);
    table.put(type, (name << 1) | 1);
    return name;
  }

  /** The namespace of what the initialiser of a class creates. */
  public Namespace namespace(Class<?> type) {
    return Namespace.ofClass(classes.of(type));
  }

  /** A class that is not seen and of which an object was shared since this was last asked. */
  public @Nullable Class<?> takeUncontrolled() {
    Class<?> taken = uncontrolled;
    uncontrolled = null;
    return taken;
  }

  /** Names texts, boxed values and the like from now on; false if they have names already. */
  public boolean nameValues() {
    boolean had = namesValues;
    namesValues = true;
    return !had;
  }

  /** Shares an object that is about to be found in a slot of another, and all that it refers to. */
  public void share(@Nullable Object root, int parent, long slot, Namespace from) {
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
      if (toShareCount == 0) {
        push(conditionLocks.takeFound(), 0, 0); // last, since a field says more about where it is
      }
    }
  }

  /** Who finds a condition finds its lock, too. */
  public void addCondition(ConditionObject condition, ReentrantLock lock) {
    conditionLocks.add(condition, lock);
  }

  private void shareOne(Object o, int parent, int slot, Namespace from) {
    int packed = packed(o);
    if ((packed & 1) != 0) {
      return;
    }
    Layout layout = Layout.ofObject(o);
    if (layout.sharing == Layout.Sharing.IGNORED && (!namesValues || o instanceof Class)) {
      return;
    }
    if (layout.sharing == Layout.Sharing.UNCONTROLLED) {
      uncontrolled = o.getClass();
    }
    int name = nameNow(o, packed, parent, from);
    parents[name] = parent;
    parentSlots[name] = slot;
    conditionLocks.find(o);
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

  private int nameNow(Object o, int packed, int parent, Namespace from) {
    int name = remember(numbers.number(NumberTable.pair(from.number, from.next())) + 1, o);
    ofWorld[name] =
        (packed & WORLD) != 0
            || (packed == 0
                && (o instanceof Named
                    || (parent != 0 && ofWorld[parent] && o.getClass().isArray())));
    pack(o, (name << 1) | 1);
    naming.named(o, name);
    return name;
  }

  /**
   * Shares an object of the world, and the arrays that it keeps. What else it refers to is of the
   * world itself, and shared when that is needed.
   */
  public void shareOfWorld(Object o, Namespace from) {
    if (!isShared(o)) {
      int name = nameNow(o, WORLD, 0, from);
      if (!o.getClass().isArray()) {
        for (long offset : Layout.ofObject(o).references) {
          Object array = Memory.getReference(o, offset);
          if (array != null && array.getClass().isArray() && !isShared(array)) {
            int inner = nameNow(array, WORLD, name, from);
            parents[inner] = name;
            parentSlots[inner] = (int) offset;
          }
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

  /** Shares an object, which others can find although it is stored nowhere. */
  public void shareOpenly(Object o, Namespace from) {
    share(o, 0, 0, from);
    if (!isShared(o)) {
      nameNow(o, packed(o), 0, from); // of a class whose objects have names only where they matter
    }
  }

  private int remember(int name, Object o) {
    if (name >= types.length) {
      int n = Math.max(name + 1, types.length * 2);
      types = Arrays.copyOf(types, n);
      parents = Arrays.copyOf(parents, n);
      parentSlots = Arrays.copyOf(parentSlots, n);
      ofWorld = Arrays.copyOf(ofWorld, n);
    }
    parents[name] = 0;
    ofWorld[name] = false;
    types[name] = o instanceof Class<?> c ? c : o.getClass();
    return name;
  }

  /** The class of the object that had this name last. */
  public @Nullable Class<?> type(int name) {
    return name < types.length ? types[name] : null;
  }

  /** The object through which this one was first found by others; 0 if that is not known. */
  public int parent(int name) {
    return parents[name];
  }

  public int parentSlot(int name) {
    return parentSlots[name];
  }

  /** Whether the name is that of a class, not of one of its objects. */
  public boolean isClass(int name) {
    return numbers.first(name - 1) == 0;
  }
}
