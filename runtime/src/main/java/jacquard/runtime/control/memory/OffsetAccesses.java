package jacquard.runtime.control.memory;

import jacquard.hooks.Access;
import jacquard.hooks.Memory;
import jacquard.hooks.OffsetControl;
import jacquard.runtime.control.names.Elements;
import jacquard.runtime.control.names.Layout;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.names.Values;
import jacquard.runtime.control.operations.Sharing;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Accesses of memory by offset: of fields, elements and static fields, and outside of the heap. */
public final class OffsetAccesses implements OffsetControl {
  /** Stands for all memory outside of the heap among the static fields of the JDK. */
  private static final long OFF_HEAP = 1;

  private final Accesses accesses;
  private final Sharing sharing;
  private final JdkStatics jdkStatics;
  private final Initialisations initialisations;
  private final Finals finals;
  private final ObjectNames names;
  private final Locations locations;
  private final Values values;

  public OffsetAccesses(
      Accesses accesses,
      Sharing sharing,
      JdkStatics jdkStatics,
      Initialisations initialisations,
      Finals finals,
      ObjectNames names,
      Locations locations,
      Values values) {
    this.accesses = accesses;
    this.sharing = sharing;
    this.jdkStatics = jdkStatics;
    this.initialisations = initialisations;
    this.finals = finals;
    this.names = names;
    this.locations = locations;
    this.values = values;
  }

  @Override
  public void access(Object base, long offset, long expected, long value, int access, int site) {
    int name = seen(base, offset, Access.operation(access) != Access.READ);
    if (name != ObjectNames.PRIVATE) {
      access(name, base, offset, expected, value, access, site);
    }
  }

  @Override
  public void access(
      Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int access,
      int site) {
    boolean writes = Access.operation(access) != Access.READ;
    int name = seen(base, offset, writes);
    if (name != ObjectNames.PRIVATE) {
      if (writes && name > 0) {
        sharing.share(value, name, offset);
      }
      access(name, base, offset, values.of(expected), values.of(value), access, site);
    }
  }

  /** As {@link Sharing#seen}; static fields are accessed by offset in their class. */
  private int seen(Object base, long offset, boolean writes) {
    if (!(base instanceof Class<?> type)) {
      return sharing.seen(base, writes);
    }
    if (Accesses.isOfWorld(type, offset)) {
      return jdkStatics.seen(type, offset, writes);
    }
    initialisations.ensure(type);
    return initialisations.isInitialising(type) ? ObjectNames.PRIVATE : names.name(type);
  }

  private void access(
      int name, Object base, long offset, long expected, long value, int access, int site) {
    char type = Access.type(access);
    if (name < 0) {
      accesses.remember(base, offset, type);
      return;
    }
    int operation = Access.operation(access);
    if (base.getClass().isArray()) {
      if (!Elements.isElement(base, offset, type)) {
        accesses.requireWhole(base);
      }
    } else if (operation != Access.READ && Layout.ofObject(base).isFinal(offset)) {
      finals.show();
    }
    switch (operation) {
      case Access.READ -> accesses.read(name, base, offset, type, Access.order(access), site);
      case Access.WRITE ->
          accesses.write(name, base, offset, type, value, Access.order(access), site);
      default -> accesses.update(name, base, offset, expected, value, access, site);
    }
  }

  @Override
  public void accessOffHeap(long address, int access, int site) {
    boolean writes = Access.operation(access) != Access.READ;
    int bytes = Elements.size(Access.type(access));
    accessOffHeap(address, bytes, writes, Access.order(access), site);
  }

  private void accessOffHeap(long address, long bytes, boolean writes, int order, int site) {
    int name = jdkStatics.seen(Memory.class, OFF_HEAP, writes);
    if (name > 0) {
      int location = locations.of(name, Locations.OFF_HEAP);
      accesses.accessAtOnce(location, address, bytes, writes, order, site);
    }
  }

  @Override
  public void accessRange(
      @Nullable Object base, long offset, long bytes, boolean writes, int site) {
    if (base == null) {
      accessOffHeap(offset, bytes, writes, Access.PLAIN, site);
      return;
    }
    int name = sharing.seenArray(base, writes);
    if (name == ObjectNames.WRITES_WORLD || (name > 0 && writes && names.isOfWorld(name))) {
      for (int i = 0; i < Array.getLength(base); i++) {
        accesses.remember(base, Elements.offset(base, i), Elements.type(base));
      }
    }
    if (name > 0) {
      accesses.accessWhole(name, base, offset, bytes, writes, site);
    }
  }
}
