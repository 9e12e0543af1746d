package jacquard.bytecode.execute;

import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.code.Names;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Longs;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import jacquard.bytecode.value.Value.Wide;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Accesses by VarHandles: each is one instruction, and so one step to others. */
final class VarHandles {
  private static final String CAST = "java/lang/ClassCastException";

  /** The variable that is meant. */
  private sealed interface Variable {
    record OfCell(Cell cell) implements Variable {}

    record OfElement(HeapObject array, Int index) implements Variable {}
  }

  private final Program program;
  private final Memory memory;
  private final Decisions decisions;
  private final Exceptions exceptions;
  private final Heap heap;

  VarHandles(Program program, Memory memory, Decisions decisions, Exceptions exceptions) {
    this.program = program;
    this.memory = memory;
    this.decisions = decisions;
    this.exceptions = exceptions;
    this.heap = program.heap();
  }

  /** Performs an access. */
  void perform(StepPath path, InvokeInstruction i, AccessMode mode, Calls calls) {
    MethodTypeDesc type =
        MethodTypeDesc.ofDescriptor(Names.canonicalDescriptor(i.type().stringValue()));
    int count = type.parameterCount();
    HeapObject object = object(path, count);
    if (object == null) {
      return;
    }
    Handle handle =
        object
            .payload(Handle.class)
            .orElseThrow(() -> Program.unsupported(path, "a VarHandle of something else"));
    if (handle instanceof Handle.OfStatic(JavaClass owner, var _)
        && calls.initialize(path, owner.name())) {
      return;
    }
    if (!mode.isFor(handle)) {
      exceptions.raise(path, "java/lang/UnsupportedOperationException");
      return;
    }
    if (handle.coordinates() + mode.operands() != count) {
      throw converts(path);
    }
    Variable variable = variable(path, handle, count);
    if (variable == null) {
      return;
    }
    for (int n = 0; n < mode.operands(); n++) {
      if (!fits(path, variable, handle, n)) {
        return;
      }
    }
    access(path, mode, handle, type, variable);
  }

  private static RuntimeException converts(StepPath path) {
    return Program.unsupported(path, "a VarHandle whose values have to be converted");
  }

  /** The object of an argument; null if there is none, and that was thrown. */
  private @Nullable HeapObject object(StepPath path, int depth) {
    int object = decisions.object(path, (Ref) path.top().peek(depth));
    if (path.end() != null) {
      return null;
    }
    if (object == 0) {
      exceptions.raise(path, "java/lang/NullPointerException");
      return null;
    }
    return heap.get(object);
  }

  private @Nullable Variable variable(StepPath path, Handle handle, int count) {
    return switch (handle) {
      case Handle.OfStatic(JavaClass owner, JavaClass.Field field) ->
          new Variable.OfCell(
              Cell.field(heap.statics(owner.name()).number(), Heap.field(owner, field.name())));
      case Handle.OfField(JavaClass owner, JavaClass.Field field) -> {
        HeapObject of = object(path, owner.name(), count - 1);
        yield of == null
            ? null
            : new Variable.OfCell(Cell.field(of.number(), Heap.field(owner, field.name())));
      }
      case Handle.OfElement(String type) -> {
        HeapObject array = object(path, type, count - 1);
        yield array == null ? null : element(path, array, count - 2);
      }
    };
  }

  /** The object of an argument that has to be of a type; null if it is not, and that was thrown. */
  private @Nullable HeapObject object(StepPath path, String type, int depth) {
    HeapObject object = object(path, depth);
    if (object != null && !program.classes().isSubtype(object.type(), type)) {
      exceptions.raise(path, CAST);
      return null;
    }
    return object;
  }

  private @Nullable Variable element(StepPath path, HeapObject array, int depth) {
    Frame top = path.top();
    // each decision may tell more of the index
    if (!decisions.holds(path, Ints.lessOrEqual(Int.of(0), (Int) top.peek(depth)))
        || !decisions.holds(path, Ints.less((Int) top.peek(depth), Int.of(array.length())))) {
      exceptions.raise(path, "java/lang/ArrayIndexOutOfBoundsException");
      return null;
    }
    return new Variable.OfElement(array, Objects.within((Int) top.peek(depth), array));
  }

  /** Whether a value is something that the variable can hold; throws if it is not. */
  private boolean fits(StepPath path, Variable variable, Handle handle, int depth) {
    String type =
        variable instanceof Variable.OfElement(HeapObject array, var _)
            ? array.type().substring(1)
            : handle.type();
    boolean fits = isInstance(path, path.top().peek(depth), type);
    if (path.end() == null && !fits) {
      exceptions.raise(path, CAST);
    }
    return path.end() == null && fits;
  }

  private boolean isInstance(int object, String type) {
    return object == 0 || program.classes().isSubtype(heap.get(object).type(), type);
  }

  private static boolean isReference(String type) {
    return type.startsWith("L") || type.startsWith("[");
  }

  private Value read(StepPath path, Variable variable) {
    Value value =
        switch (variable) {
          case Variable.OfCell(Cell cell) -> memory.read(path, cell);
          case Variable.OfElement(HeapObject array, Int index) ->
              memory.readElement(path, array, index);
        };
    if (value instanceof Value.Nothing) {
      throw Program.unsupported(path, "floating point");
    }
    return value;
  }

  private void write(StepPath path, Variable variable, Value value) {
    switch (variable) {
      case Variable.OfCell(Cell cell) -> memory.write(path, cell, value);
      case Variable.OfElement(HeapObject array, Int index) ->
          memory.writeElement(path, array, index, value);
    }
  }

  private void access(
      StepPath path, AccessMode mode, Handle handle, MethodTypeDesc type, Variable variable) {
    Value was = mode == AccessMode.SET ? Value.Nothing.INSTANCE : read(path, variable);
    boolean compares =
        mode == AccessMode.COMPARE_AND_SET || mode == AccessMode.COMPARE_AND_EXCHANGE;
    boolean isExpected =
        !compares || decisions.holds(path, equal(path, was, argument(path, handle, type, 1)));
    Value result = mode == AccessMode.COMPARE_AND_SET ? Int.of(isExpected) : was;
    boolean isCast = isInstance(path, result, type.returnType().descriptorString());
    if (path.end() != null) {
      return;
    }
    if (mode != AccessMode.GET && isExpected) {
      Value next = next(mode, was, argument(path, handle, type, 0));
      write(path, variable, Objects.stored(handle.type(), next));
    }
    if (!isCast) {
      exceptions.raise(path, CAST);
      return;
    }
    String kind = mode == AccessMode.COMPARE_AND_SET ? "Z" : handle.type();
    finish(path, type, result, kind);
  }

  /** Whether a result is of the type that the caller wants. */
  private boolean isInstance(StepPath path, Value result, String wanted) {
    if (!(result instanceof Ref ref) || !isReference(wanted)) {
      return true;
    }
    String needed = ClassTable.named(wanted);
    boolean mayFail = ref.objects().stream().anyMatch(o -> !isInstance(o, needed));
    return !mayFail || isInstance(decisions.object(path, ref), needed);
  }

  private Int equal(StepPath path, Value a, Value b) {
    return switch (a) {
      case Int i -> Ints.equal(i, (Int) b);
      case Wide w -> Longs.equal(w, (Wide) b);
      case Ref r -> SameObject.same(path, heap, r, (Ref) b);
      case Value.Nothing _ -> throw new IllegalStateException("nothing to compare");
    };
  }

  private static Value next(AccessMode mode, Value was, Value by) {
    return switch (mode) {
      case GET_AND_ADD ->
          was instanceof Int i ? Ints.add(i, (Int) by) : Longs.add((Wide) was, (Wide) by);
      case GET_AND_OR ->
          was instanceof Int i ? Ints.or(i, (Int) by) : Longs.or((Wide) was, (Wide) by);
      case GET_AND_AND ->
          was instanceof Int i ? Ints.and(i, (Int) by) : Longs.and((Wide) was, (Wide) by);
      case GET_AND_XOR ->
          was instanceof Int i ? Ints.xor(i, (Int) by) : Longs.xor((Wide) was, (Wide) by);
      case GET, SET, GET_AND_SET, COMPARE_AND_SET, COMPARE_AND_EXCHANGE -> by;
    };
  }

  /** A value that is given, as one of the variable's type. */
  private static Value argument(StepPath path, Handle handle, MethodTypeDesc type, int depth) {
    String given = type.parameterType(type.parameterCount() - 1 - depth).descriptorString();
    return converted(path, path.top().peek(depth), given, handle.type());
  }

  /** What is wider takes what is less wide; nothing else is converted. */
  private static Value converted(StepPath path, Value value, String from, String to) {
    if (from.equals(to) || (isReference(from) && isReference(to))) {
      return value;
    }
    if (value instanceof Int i && to.equals("J") && "BSCI".contains(from)) {
      return Longs.widened(i);
    }
    boolean isWider =
        (to.equals("I") && "BSC".contains(from)) || (to.equals("S") && from.equals("B"));
    if (!isWider) {
      throw converts(path);
    }
    return value;
  }

  /** Takes the arguments away, and leaves the result if somebody wants it. */
  private void finish(StepPath path, MethodTypeDesc type, Value result, String kind) {
    Frame top = path.top();
    String wanted = type.returnType().descriptorString();
    boolean isBoxed = isReference(wanted) && !isReference(kind);
    for (int n = 0; n <= type.parameterCount(); n++) {
      top.pop();
    }
    top.next();
    if (wanted.equals("V")) {
      return;
    }
    if (isBoxed) {
      String descriptor = "(" + kind + ")Ljava/lang/Object;";
      path.enter(
          program.code("jacquard/bytecode/world/Boxing", "box", descriptor), List.of(result));
    } else {
      top.push(converted(path, result, kind, wanted));
    }
  }
}
