package jacquard.bytecode.execute;

import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.code.Names;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import org.jspecify.annotations.Nullable;

/** Instructions on objects and arrays. */
final class Objects {
  private static final String NULL_POINTER = "java/lang/NullPointerException";

  private final Program program;
  private final Memory memory;
  private final Decisions decisions;
  private final Exceptions exceptions;
  private final Heap heap;

  Objects(Program program, Memory memory, Decisions decisions, Exceptions exceptions) {
    this.program = program;
    this.memory = memory;
    this.decisions = decisions;
    this.exceptions = exceptions;
    this.heap = program.heap();
  }

  void constant(StepPath path, ConstantInstruction i) {
    Frame top = path.top();
    Value value =
        switch (i.constantValue()) {
          case Integer n -> Int.of(n);
          case Long n -> Value.Wide.of(n);
          case String text -> Ref.of(heap.string(text).number());
          case ClassDesc type -> Ref.of(heap.statics(internal(type)).number());
          default -> {
            if (i.opcode() == Opcode.ACONST_NULL) {
              yield Ref.NULL;
            }
            throw Program.unsupported(path, "the constant " + i.constantValue());
          }
        };
    top.push(value);
    top.next();
  }

  private static String internal(ClassDesc type) {
    return type.isPrimitive()
        ? Heap.PRIMITIVE + type.descriptorString()
        : Names.canonical(ClassTable.named(type.descriptorString()));
  }

  void field(StepPath path, FieldInstruction i, Calls calls) {
    Frame top = path.top();
    String name = i.name().stringValue();
    JavaClass owner =
        program.classes().fieldOwner(Names.canonical(i.owner().asInternalName()), name);
    boolean isStatic = i.opcode() == Opcode.GETSTATIC || i.opcode() == Opcode.PUTSTATIC;
    boolean writes = i.opcode() == Opcode.PUTFIELD || i.opcode() == Opcode.PUTSTATIC;
    if (isStatic && (calls.initialize(path, owner.name()) || calls.isGiven(path, owner, name))) {
      return;
    }
    if (isStatic) {
      calls.requireInitialized(path, owner, name);
    }
    int object =
        isStatic
            ? heap.statics(owner.name()).number()
            : decisions.object(path, (Ref) top.peek(writes ? 1 : 0));
    if (object == 0) {
      exceptions.raise(path, NULL_POINTER);
      return;
    }
    Cell cell = Cell.field(object, Heap.field(owner, name));
    if (!heap.get(object).has(cell)) {
      throw Program.unsupported(path, "the field %s.%s".formatted(owner.externalName(), name));
    }
    if (writes) {
      memory.write(path, cell, stored(i.type().stringValue(), top.peek(0)));
      top.pop();
      if (!isStatic) {
        top.pop();
      }
    } else {
      Value value = memory.read(path, cell);
      if (value instanceof Value.Nothing) {
        throw Program.unsupported(path, "floating point in " + name);
      }
      if (!isStatic) {
        top.pop();
      }
      top.push(value);
    }
    top.next();
  }

  /** What is left of an int in a smaller field or element. */
  static Value stored(String descriptor, Value value) {
    return value instanceof Int i
        ? switch (descriptor.charAt(0)) {
          case 'Z' -> Ints.and(i, Int.of(1));
          case 'B' -> Ints.narrow(i, 8, true);
          case 'S' -> Ints.narrow(i, 16, true);
          case 'C' -> Ints.narrow(i, 16, false);
          default -> i;
        }
        : value;
  }

  /**
   * The array at hand if index and array are fine; throws otherwise.
   *
   * @param depth where the index is on the stack, above the array
   */
  private @Nullable HeapObject checked(StepPath path, int depth) {
    Frame top = path.top();
    int object = decisions.object(path, (Ref) top.peek(depth + 1));
    if (path.end() != null) {
      return null;
    }
    if (object == 0) {
      exceptions.raise(path, NULL_POINTER);
      return null;
    }
    HeapObject found = heap.get(object);
    // each decision may tell more of the index
    if (!decisions.holds(path, Ints.lessOrEqual(Int.of(0), (Int) top.peek(depth)))
        || !decisions.holds(path, Ints.less((Int) top.peek(depth), Int.of(found.length())))) {
      exceptions.raise(path, "java/lang/ArrayIndexOutOfBoundsException");
      return null;
    }
    return found;
  }

  /** The index, once it is known to be within the array. */
  static Int within(Int index, HeapObject array) {
    return index.isConstant()
        ? index
        : Ints.ranged(index, Math.max(index.low(), 0), Math.min(index.high(), array.length() - 1));
  }

  void load(StepPath path, ArrayLoadInstruction i) {
    Frame top = path.top();
    requireWhole(path, i.typeKind());
    HeapObject array = checked(path, 0);
    if (array == null) {
      return;
    }
    Value value = memory.readElement(path, array, within((Int) top.peek(0), array));
    top.pop();
    top.pop();
    top.push(value);
    top.next();
  }

  private static void requireWhole(StepPath path, TypeKind kind) {
    if (kind == TypeKind.FLOAT || kind == TypeKind.DOUBLE) {
      throw Program.unsupported(path, "floating point");
    }
  }

  void store(StepPath path, ArrayStoreInstruction i) {
    Frame top = path.top();
    requireWhole(path, i.typeKind());
    HeapObject array = checked(path, 1);
    if (array == null) {
      return;
    }
    String element = array.type().substring(1);
    if (top.peek(0) instanceof Ref ref) {
      int object = needsCheck(element, ref) ? decisions.object(path, ref) : 0;
      if (object != 0 && !isInstance(object, ClassTable.named(element))) {
        exceptions.raise(path, "java/lang/ArrayStoreException");
        return;
      }
    }
    memory.writeElement(
        path, array, within((Int) top.peek(1), array), stored(element, top.peek(0)));
    top.pop();
    top.pop();
    top.pop();
    top.next();
  }

  /** Whether some object that a reference may be to does not fit into the array. */
  private boolean needsCheck(String element, Ref ref) {
    String type = ClassTable.named(element);
    return ref.objects().stream().anyMatch(o -> o != 0 && !isInstance(o, type));
  }

  boolean isInstance(int object, String type) {
    return program.classes().isSubtype(heap.get(object).type(), type);
  }

  void length(StepPath path) {
    Frame top = path.top();
    Ref ref = (Ref) top.peek(0);
    int object = decisions.object(path, ref);
    if (path.end() != null) {
      return;
    }
    if (object == 0) {
      exceptions.raise(path, NULL_POINTER);
      return;
    }
    top.pop();
    top.push(Int.of(heap.get(object).length()));
    top.next();
  }

  void create(StepPath path, NewObjectInstruction i, Calls calls) {
    String type = Names.canonical(i.className().asInternalName());
    if (calls.initialize(path, type)) {
      return;
    }
    HeapObject object = memory.allocate(path, type, () -> heap.object(type));
    path.top().push(Ref.of(object.number()));
    path.top().next();
  }

  void create(StepPath path, NewPrimitiveArrayInstruction i) {
    requireWhole(path, i.typeKind());
    array(path, "[" + i.typeKind().upperBound().descriptorString());
  }

  void create(StepPath path, NewReferenceArrayInstruction i) {
    String component = Names.canonical(i.componentType().asInternalName());
    array(path, "[" + (component.startsWith("[") ? component : "L" + component + ";"));
  }

  private void array(StepPath path, String type) {
    Int length = known(path, (Int) path.top().peek(0));
    if (length.constant() < 0) {
      exceptions.raise(path, "java/lang/NegativeArraySizeException");
      return;
    }
    HeapObject array =
        memory.allocate(path, type + length.constant(), () -> heap.array(type, length.constant()));
    path.top().pop();
    path.top().push(Ref.of(array.number()));
    path.top().next();
  }

  /** A number that has to be known; there is a path for each value if there are few. */
  Int known(StepPath path, Int value) {
    if ((long) value.high() - value.low() > 64) {
      throw Program.unsupported(path, "an array whose length is not known");
    }
    int number = value.low();
    while (number < value.high() && !decisions.holds(path, Ints.equal(value, Int.of(number)))) {
      number++;
    }
    return Int.of(number);
  }

  void create(StepPath path, NewMultiArrayInstruction i) {
    Frame top = path.top();
    int[] lengths = new int[i.dimensions()];
    for (int d = 0; d < lengths.length; d++) {
      Int length = (Int) top.peek(lengths.length - 1 - d);
      if (!length.isConstant()) {
        throw Program.unsupported(path, "an array whose length is not known");
      }
      lengths[d] = length.constant();
      if (lengths[d] < 0) {
        exceptions.raise(path, "java/lang/NegativeArraySizeException");
        return;
      }
    }
    if (!memory.isSetup()) {
      throw Program.unsupported(path, "an array of arrays made after the set-up");
    }
    HeapObject array = nested(Names.canonical(i.arrayType().asInternalName()), lengths, 0);
    for (int d = 0; d < lengths.length; d++) {
      top.pop();
    }
    top.push(Ref.of(array.number()));
    top.next();
  }

  private HeapObject nested(String type, int[] lengths, int level) {
    HeapObject array = heap.array(type, lengths[level]);
    for (int e = 0; level + 1 < lengths.length && e < lengths[level]; e++) {
      HeapObject inner = nested(type.substring(1), lengths, level + 1);
      array.put(Cell.element(array.number(), e), Ref.of(inner.number()));
    }
    return array;
  }

  void check(StepPath path, TypeCheckInstruction i) {
    Frame top = path.top();
    String type = Names.canonical(i.type().asInternalName());
    boolean isCast = i.opcode() == Opcode.CHECKCAST;
    Ref ref = (Ref) top.peek(0);
    boolean differs =
        ref.objects().stream().map(o -> o != 0 && isInstance(o, type)).distinct().count() > 1;
    boolean mayFail = ref.objects().stream().anyMatch(o -> o != 0 && !isInstance(o, type));
    int object = (isCast ? mayFail : differs) ? decisions.object(path, ref) : ref.objects().last();
    if (path.end() != null) {
      return;
    }
    boolean is = object != 0 && isInstance(object, type);
    if (!isCast) {
      top.pop();
      top.push(Int.of(is));
    } else if (object != 0 && !is) {
      exceptions.raise(path, "java/lang/ClassCastException");
      return;
    }
    top.next();
  }
}
