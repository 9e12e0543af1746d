package jacquard.runtime.control.memory;

import jacquard.hooks.Access;
import jacquard.hooks.FieldControl;
import jacquard.hooks.Memory;
import jacquard.hooks.Named;
import jacquard.hooks.Supervision;
import jacquard.runtime.control.names.Layout;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.names.Values;
import jacquard.runtime.control.operations.Sharing;
import org.jspecify.annotations.Nullable;

/** Accesses of the fields of objects. */
public final class FieldAccesses implements FieldControl {
  private final Accesses accesses;
  private final Sharing sharing;
  private final JdkStatics jdkStatics;
  private final Fields fields;
  private final Finals finals;
  private final Values values;

  public FieldAccesses(
      Accesses accesses,
      Sharing sharing,
      JdkStatics jdkStatics,
      Fields fields,
      Finals finals,
      Values values) {
    this.accesses = accesses;
    this.sharing = sharing;
    this.jdkStatics = jdkStatics;
    this.fields = fields;
    this.finals = finals;
    this.values = values;
  }

  @Override
  public void getField(Object owner, int field, int site) {
    int name = seen(owner, field, false);
    if (name > 0) {
      long offset = fields.offset(field, owner);
      if (!fields.isFinal(field) || finals.areShown()) {
        accesses.read(name, owner, offset, fields.type(field), fields.order(field), site);
      }
    }
  }

  @Override
  public void putField(Object owner, long value, int field, int site) {
    int name = seen(owner, field, true);
    if (name != ObjectNames.PRIVATE) {
      long offset = fields.offset(field, owner);
      requireFinals(name, field);
      accesses.write(name, owner, offset, fields.type(field), value, fields.order(field), site);
    }
  }

  @Override
  public void putField(Object owner, @Nullable Object value, int field, int site) {
    int name = seen(owner, field, true);
    if (name != ObjectNames.PRIVATE) {
      long offset = fields.offset(field, owner);
      requireFinals(name, field);
      if (name > 0) {
        sharing.share(value, name, offset);
      }
      accesses.write(name, owner, offset, 'L', values.of(value), fields.order(field), site);
    }
  }

  /** As {@link Sharing#seen}; what a class says of itself is of the world. */
  private int seen(Object owner, int field, boolean writes) {
    return owner instanceof Class<?> type
        ? jdkStatics.seen(type, fields.offset(field, owner), writes)
        : sharing.seen(owner, writes);
  }

  private void requireFinals(int name, int field) {
    if (name > 0 && fields.isFinal(field)) {
      finals.show();
    }
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // whether it is a copy at all
  public void cloned(Object original, Object copy, int site) {
    if (copy == original || copy.getClass() != original.getClass()) {
      return; // a subclass has another way to make copies, in which all is seen
    }
    if (copy instanceof Named named) {
      named.jacquard$name(Supervision.birth);
    }
    int name = sharing.seen(original, false);
    if (name > 0) {
      Layout layout = Layout.ofObject(original);
      for (int i = 0; i < layout.offsets.length; i++) {
        long offset = layout.offsets[i];
        char type = layout.types[i];
        accesses.read(name, original, offset, type, Access.PLAIN, site);
        if (type == 'L') {
          Memory.putReference(copy, offset, Memory.getReference(original, offset));
        } else {
          Memory.put(copy, offset, type, Memory.get(original, offset, type));
        }
      }
    }
  }
}
