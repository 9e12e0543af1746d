package jacquard.runtime.control.memory;

import jacquard.hooks.Access;
import jacquard.runtime.control.CodeSymbols;
import jacquard.runtime.control.names.DeclaredFields;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the static fields are of classes that programs define while they run. Unlike {@link Fields}
 * it does not take equal names for equal classes, and it forgets classes that are gone.
 */
public final class StaticFields {
  private final CodeSymbols symbols;
  private final ClassValue<List<Place>> places =
      new ClassValue<>() {
        @Override
        protected List<Place> computeValue(Class<?> type) {
          return new ArrayList<>();
        }
      };

  /** Where a field is, by the number that the rewriting gave it. */
  record Place(int field, Class<?> declaring, long offset, char type, int order) {}

  public StaticFields(CodeSymbols symbols) {
    this.symbols = symbols;
  }

  /** A field by the class that the code names. */
  Place place(Class<?> named, int field) {
    List<Place> known = places.get(named);
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).field == field) {
        return known.get(i);
      }
    }
    Place found = find(named, field);
    if (found == null) {
      throw new NoSuchFieldError(symbols.fieldName(field));
    }
    known.add(found);
    return found;
  }

  private @Nullable Place find(Class<?> from, int field) {
    for (@Nullable Class<?> c = from; c != null; c = c.getSuperclass()) {
      for (DeclaredFields.Declared f : DeclaredFields.of(c)) {
        String descriptor = f.descriptor();
        if (f.name().equals(symbols.fieldName(field))
            && descriptor.equals(symbols.fieldDescriptor(field))) {
          return new Place(
              field,
              c,
              f.offset(),
              f.isReference() ? 'L' : descriptor.charAt(0),
              symbols.isVolatile(field) ? Access.VOLATILE : Access.PLAIN);
        }
      }
      for (Class<?> i : c.getInterfaces()) {
        Place above = find(i, field);
        if (above != null) {
          return above;
        }
      }
    }
    return null;
  }
}
