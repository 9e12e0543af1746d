package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Boxed;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.util.SortedSet;
import java.util.TreeSet;

/** Numbers as objects: small ones are the same object each time, as on the JVM. */
final class Boxes {
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
  boolean box(StepPath path, String type) {
    Boxed boxed = heap.boxed(type);
    boolean isSmall =
        switch (path.top().peek(0)) {
          case Int i -> isSmall(path, boxed, i);
          case Value.Wide w -> w.isConstant() ? boxed.has(w.constant()) : mayNot(path);
          default -> mayNot(path);
        };
    Frame top = path.top();
    Value value = top.peek(0); // each decision may tell more of it
    Ref box;
    if (isSmall) {
      box = value instanceof Int i ? boxed.box(i) : boxed.box(((Value.Wide) value).low());
    } else {
      HeapObject made = memory.allocate(path, type, () -> heap.object(type));
      memory.write(path, cell(made, type), value);
      box = Ref.of(made.number());
    }
    top.pop();
    top.push(box);
    top.next();
    return true;
  }

  /**
   * A method such as intValue, where it is not known which of the boxes that exist it is. Their
   * numbers tell what they hold.
   *
   * @return whether it was performed
   */
  boolean unbox(StepPath path, String type, String result) {
    Frame top = path.top();
    Ref ref = (Ref) top.peek(0);
    Boxed boxed = heap.boxed(type);
    if (ref.isConstant() || !"IZBSC".contains(result) || boxed.among(ref.objects()).isEmpty()) {
      return false;
    }
    SortedSet<Integer> others = new TreeSet<>(ref.objects());
    others.removeAll(boxed.among(ref.objects()));
    if (!others.isEmpty() && !decisions.holds(path, boxed.isBox(ref))) {
      path.narrow(ref, Ref.of(ref.expression(), others, ref.weight()));
      return false;
    }
    top.pop();
    top.push(boxed.value(ref));
    top.next();
    return true;
  }

  private static boolean mayNot(StepPath path) {
    throw Program.unsupported(path, "a long that is made an object and is not a constant");
  }

  /** Whether the box is one of those that exist; both ways are followed where that is not known. */
  private boolean isSmall(StepPath path, Boxed boxed, Int i) {
    return decisions.holds(path, Ints.lessOrEqual(Int.of(boxed.least()), i))
        && decisions.holds(path, Ints.lessOrEqual(i, Int.of(boxed.most())));
  }

  private Cell cell(HeapObject box, String type) {
    return Cell.field(box.number(), Heap.field(program.classes().find(type), "value"));
  }
}
