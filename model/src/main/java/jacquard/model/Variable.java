package jacquard.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A variable of a model.
 *
 * @param offset of its first byte: in the state for a global one, in the frame of its process for a
 *     local one
 */
public record Variable(String name, Scope scope, int offset, Shape shape) {
  /** Who sees a variable. */
  public enum Scope {
    GLOBAL,
    LOCAL
  }

  /** All that it is built from, one by one. */
  public List<Place> scalars() {
    List<Place> scalars = new ArrayList<>();
    addScalars(shape, offset, name, scalars);
    return scalars;
  }

  private void addScalars(Shape part, int at, String text, List<Place> into) {
    switch (part) {
      case Shape.Scalar(Type type) -> into.add(new Place(this, at, List.of(), type, text));
      case Shape.Array(Shape element, int length) -> {
        for (int i = 0; i < length; i++) {
          addScalars(element, at + i * element.bytes(), text + "[" + i + "]", into);
        }
      }
      case Shape.Struct(String _, var fields) ->
          fields.forEach(f -> addScalars(f.shape(), at + f.offset(), text + "." + f.name(), into));
    }
  }
}
