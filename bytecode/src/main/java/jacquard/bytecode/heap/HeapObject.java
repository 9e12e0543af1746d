package jacquard.bytecode.heap;

import jacquard.bytecode.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** An object, an array or a class, with its contents in the initial state. */
public final class HeapObject {
  private final int number;
  private final String type;
  private final String label;
  private final Map<String, Value> fields = new TreeMap<>();
  private final Value @Nullable [] elements;
  private final @Nullable Object payload;

  HeapObject(
      int number,
      String type,
      String label,
      Value @Nullable [] elements,
      @Nullable Object payload) {
    this.number = number;
    this.type = type;
    this.label = label;
    this.elements = elements;
    this.payload = payload;
  }

  public int number() {
    return number;
  }

  /** The internal name of the class, or the descriptor of an array type. */
  public String type() {
    return type;
  }

  /** What people call it. */
  public String label() {
    return label;
  }

  /** What an object stands for that is not made of fields: a text, a class, a lambda. */
  public <T> Optional<T> payload(Class<T> as) {
    return as.isInstance(payload) ? Optional.of(as.cast(payload)) : Optional.empty();
  }

  public boolean isArray() {
    return elements != null;
  }

  public int length() {
    if (elements == null) {
      throw new IllegalStateException(label + " is no array");
    }
    return elements.length;
  }

  /** Whether it has a field, which objects that are not made of fields have not. */
  public boolean has(Cell cell) {
    return cell.isElement() || fields.containsKey(cell.field());
  }

  /** What a cell holds in the initial state. */
  public Value get(Cell cell) {
    if (cell.isElement()) {
      if (elements == null) {
        throw new IllegalStateException(label + " is no array");
      }
      return elements[cell.index()];
    }
    Value value = fields.get(cell.field());
    if (value == null) {
      throw new IllegalStateException("no field " + cell.field() + " in " + label);
    }
    return value;
  }

  /** Changes the initial state. */
  public void put(Cell cell, Value value) {
    if (!cell.isElement()) {
      fields.put(cell.field(), value);
    } else if (elements != null) {
      elements[cell.index()] = value;
    }
  }

  /** All that holds a value in it. */
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    fields.keySet().forEach(field -> cells.add(Cell.field(number, field)));
    for (int e = 0; elements != null && e < elements.length; e++) {
      cells.add(Cell.element(number, e));
    }
    return cells;
  }

  public Map<String, Value> fields() {
    return fields;
  }

  @Override
  public String toString() {
    return label;
  }
}
