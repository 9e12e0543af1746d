package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;

/** The heap as a path sees it. */
public interface Memory {
  Value read(StepPath path, Cell cell);

  void write(StepPath path, Cell cell, Value value);

  /** Reads an element whose index is within the array. */
  Value readElement(StepPath path, HeapObject array, Int index);

  /** Writes an element whose index is within the array. */
  void writeElement(StepPath path, HeapObject array, Int index, Value value);

  /** Whether another thread may notice an access. */
  boolean isVisible(Cell cell);

  /** A new object. */
  HeapObject allocate(StepPath path, String type, java.util.function.Supplier<HeapObject> maker);

  /** The constructor of a new object begins: nobody has looked into it before. */
  void construct(StepPath path, Value.Ref object);

  /** Whether everything is known, and nobody else runs. */
  boolean isSetup();

  /** Whether a class is initialised of which it is not known who does so. */
  default boolean isLate() {
    return false;
  }
}
