package jacquard.promela.translate;

import jacquard.model.Position;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.syntax.Declaration;
import jacquard.promela.syntax.Expr;
import jacquard.promela.syntax.Specification.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The types of a model: the built-in ones and its record types. */
final class Types {
  private static final Map<String, Type> SCALARS =
      Map.of(
          "bit", Type.BIT,
          "bool", Type.BOOL,
          "byte", Type.BYTE,
          "pid", Type.PID,
          "mtype", Type.MTYPE,
          "chan", Type.CHAN,
          "short", Type.SHORT,
          "int", Type.INT);

  private final Map<String, Shape.Struct> structs = new HashMap<>();
  private final Map<String, List<Declaration>> fields = new HashMap<>();
  private final ToIntFunction<Expr> constants;

  /**
   * @param constants the value of an expression that must be constant
   */
  Types(ToIntFunction<Expr> constants) {
    this.constants = constants;
  }

  void declare(Unit.RecordType type) {
    List<Shape.Field> declared = new ArrayList<>();
    int offset = 0;
    for (Declaration d : type.fields()) {
      Shape shape = shape(d);
      declared.add(new Shape.Field(d.name(), shape, offset));
      offset += shape.bytes();
    }
    if (structs.putIfAbsent(type.name(), new Shape.Struct(type.name(), declared)) != null) {
      throw new PromelaException(type.position(), "type '" + type.name() + "' is declared twice");
    }
    fields.put(type.name(), type.fields());
  }

  /** How a declared variable is built. */
  Shape shape(Declaration d) {
    Shape element = element(d);
    if (d.length().isEmpty()) {
      return element;
    }
    int length = constants.applyAsInt(d.length().get());
    if (length < 1) {
      throw new PromelaException(d.position(), "an array needs at least one element");
    }
    return new Shape.Array(element, length);
  }

  private Shape element(Declaration d) {
    if (d.type().equals("unsigned")) {
      int bits = d.bits().map(constants::applyAsInt).orElse(0);
      if (bits < 1 || bits > 31) {
        throw new PromelaException(d.position(), "expected 'unsigned NAME : BITS', 1 to 31 bits");
      }
      return new Shape.Scalar(Type.unsigned(bits));
    }
    return named(d.type(), d.position());
  }

  private Shape named(String name, Position position) {
    if (name.startsWith("mtype:")) {
      return new Shape.Scalar(new Type(name, Type.MTYPE.bits(), false));
    }
    Type scalar = SCALARS.get(name);
    if (scalar != null) {
      return new Shape.Scalar(scalar);
    }
    Shape.Struct struct = structs.get(name);
    if (struct == null) {
      throw new PromelaException(position, "unknown type '" + name + "'");
    }
    return struct;
  }

  /** The declarations of the fields of a record type. */
  List<Declaration> fields(String struct) {
    return fields.getOrDefault(struct, List.of());
  }

  /** The scalars of a message, given the types that the source names. */
  List<Type> message(List<String> names, Position position) {
    List<Type> scalars = new ArrayList<>();
    names.forEach(name -> flatten(named(name, position), scalars));
    return scalars;
  }

  private static void flatten(Shape shape, List<Type> into) {
    switch (shape) {
      case Shape.Scalar(Type type) -> into.add(type);
      case Shape.Array(Shape element, int length) -> {
        for (int i = 0; i < length; i++) {
          flatten(element, into);
        }
      }
      case Shape.Struct(String _, var members) -> members.forEach(f -> flatten(f.shape(), into));
    }
  }
}
