package jacquard.runtime.control.memory;

import jacquard.hooks.Memory;
import jacquard.hooks.StaticControl;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.names.Values;
import jacquard.runtime.control.operations.Sharing;
import org.jspecify.annotations.Nullable;

/** Accesses of static fields. */
public final class StaticAccesses implements StaticControl {
  private final Accesses accesses;
  private final Sharing sharing;
  private final JdkStatics jdkStatics;
  private final Initialisations initialisations;
  private final Fields fields;
  private final StaticFields staticFields;
  private final ObjectNames names;
  private final Values values;

  public StaticAccesses(
      Accesses accesses,
      Sharing sharing,
      JdkStatics jdkStatics,
      Initialisations initialisations,
      Fields fields,
      StaticFields staticFields,
      ObjectNames names,
      Values values) {
    this.accesses = accesses;
    this.sharing = sharing;
    this.jdkStatics = jdkStatics;
    this.initialisations = initialisations;
    this.fields = fields;
    this.staticFields = staticFields;
    this.names = names;
    this.values = values;
  }

  @Override
  public void getStatic(int field, int site) {
    int name = seen(field, false);
    if (name > 0) {
      accesses.read(
          name,
          fields.base(field),
          fields.staticOffset(field),
          fields.type(field),
          fields.order(field),
          site);
    }
  }

  @Override
  public void putStatic(long value, int field, int site) {
    int name = seen(field, true);
    if (name != ObjectNames.PRIVATE) {
      accesses.write(
          name,
          fields.base(field),
          fields.staticOffset(field),
          fields.type(field),
          value,
          fields.order(field),
          site);
    }
  }

  @Override
  public void putStatic(@Nullable Object value, int field, int site) {
    int name = seen(field, true);
    if (name != ObjectNames.PRIVATE) {
      if (name > 0) {
        sharing.share(value, name, fields.staticOffset(field));
      }
      accesses.write(
          name,
          fields.base(field),
          fields.staticOffset(field),
          'L',
          values.of(value),
          fields.order(field),
          site);
    }
  }

  /** As {@link Sharing#seen}, of the class of a static field. */
  private int seen(int field, boolean writes) {
    long offset = fields.staticOffset(field);
    Class<?> declaring = fields.declaring(field);
    if (fields.isOfJdk(field)) {
      if (fields.isArray(field)) {
        names.adopt(Memory.getReference(fields.base(field), offset));
      }
      return fields.isFinal(field)
          ? ObjectNames.PRIVATE
          : jdkStatics.seen(declaring, offset, writes);
    }
    return fields.isFinal(field) || initialisations.isInitialising(declaring)
        ? ObjectNames.PRIVATE
        : names.name(declaring);
  }

  // ---- of classes that are not known by their names alone

  @Override
  public void getStatic(Class<?> named, int field, int site) {
    StaticFields.Place place = staticFields.place(named, field);
    if (!initialisations.isInitialising(place.declaring())) {
      accesses.read(
          names.name(place.declaring()),
          place.declaring(),
          place.offset(),
          place.type(),
          place.order(),
          site);
    }
  }

  @Override
  public void putStatic(long value, Class<?> named, int field, int site) {
    StaticFields.Place place = staticFields.place(named, field);
    if (!initialisations.isInitialising(place.declaring())) {
      accesses.write(
          names.name(place.declaring()),
          place.declaring(),
          place.offset(),
          place.type(),
          value,
          place.order(),
          site);
    }
  }

  @Override
  public void putStatic(@Nullable Object value, Class<?> named, int field, int site) {
    StaticFields.Place place = staticFields.place(named, field);
    if (!initialisations.isInitialising(place.declaring())) {
      int name = names.name(place.declaring());
      sharing.share(value, name, place.offset());
      accesses.write(
          name, place.declaring(), place.offset(), 'L', values.of(value), place.order(), site);
    }
  }
}
