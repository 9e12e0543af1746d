package jacquard.model;

import java.util.List;

/** How a variable is built from scalars. */
public sealed interface Shape {

  record Scalar(Type type) implements Shape {
    @Override
    public int bytes() {
      return type.bytes();
    }
  }

  record Array(Shape element, int length) implements Shape {
    @Override
    public int bytes() {
      return element.bytes() * length;
    }
  }

  /** A record type; the offsets of the fields count from the start of the record. */
  record Struct(String name, List<Field> fields) implements Shape {
    public Struct {
      fields = List.copyOf(fields);
    }

    @Override
    public int bytes() {
      return fields.isEmpty() ? 0 : fields.getLast().offset() + fields.getLast().shape().bytes();
    }
  }

  record Field(String name, Shape shape, int offset) {}

  int bytes();
}
