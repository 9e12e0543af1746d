package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.util.List;

/** Numbers as objects: small ones are the same object each time, as on the JVM. */
final class Boxes {
  private static final int LEAST = -128;
  private static final int MOST = 127;

  /** So many values of a number are told apart; more of them make a new object. */
  private static final int MOST_CASES = 16;

  private final Program program;
  private final Memory memory;
  private final Decisions decisions;
  private final Heap heap;

  Boxes(Program program, Memory memory, Decisions decisions) {
    this.program = program;
    this.memory = memory;
    this.decisions = decisions;
    this.heap = program.heap();
  }

  /** The method valueOf of a class of boxes. */
  boolean perform(StepPath path, String type) {
    Frame top = path.top();
    Value value = top.peek(0);
    boolean isSmall =
        switch (value) {
          case Int i -> isSmall(path, type, i);
          case Value.Wide w ->
              w.isConstant() ? w.constant() >= LEAST && w.constant() <= MOST : mayNot(path);
          default -> mayNot(path);
        };
    Value known = isSmall && value instanceof Int i ? constant(path, i) : value;
    HeapObject box =
        isSmall
            ? heap.keyed(List.of("box", type, known), () -> filled(type, known))
            : memory.allocate(path, type, () -> heap.object(type));
    if (!isSmall) {
      memory.write(path, cell(box, type), value);
    }
    top.pop();
    top.push(Ref.of(box.number()));
    top.next();
    return true;
  }

  private static boolean mayNot(StepPath path) {
    throw Program.unsupported(path, "a long that is made an object and is not a constant");
  }

  /** Whether the box is one of those that exist; both ways are followed where that is not known. */
  private boolean isSmall(StepPath path, String type, Int i) {
    if (type.equals("java/lang/Boolean") || type.equals("java/lang/Byte")) {
      return true;
    }
    return decisions.holds(path, Ints.lessOrEqual(Int.of(LEAST), i))
        && decisions.holds(path, Ints.lessOrEqual(i, Int.of(MOST)));
  }

  /** The value on this path; other paths go on with the others. */
  private Int constant(StepPath path, Int i) {
    int low = Math.max(i.low(), LEAST);
    int high = Math.min(i.high(), MOST);
    if (high - low >= MOST_CASES) {
      throw Program.unsupported(path, "a number of many values that is made an object");
    }
    int number = low;
    while (number < high && !decisions.holds(path, Ints.equal(i, Int.of(number)))) {
      number++;
    }
    return Int.of(number);
  }

  private HeapObject filled(String type, Value value) {
    HeapObject box = heap.object(type);
    box.put(cell(box, type), value);
    return box;
  }

  private Cell cell(HeapObject box, String type) {
    return Cell.field(box.number(), Heap.field(program.classes().find(type), "value"));
  }
}
