package jacquard.bytecode.execute;

import jacquard.bytecode.code.ClassTable;
import jacquard.bytecode.code.Insn;
import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.code.Method;
import jacquard.bytecode.code.Names;
import jacquard.bytecode.execute.StepInfo.Action;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.lang.classfile.Instruction;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import org.jspecify.annotations.Nullable;

/** Which instructions another thread may notice. */
public final class Visibility {
  private static final String LOCK = "java/util/concurrent/locks/ReentrantLock";

  private final Memory memory;
  private final ClassTable classes;
  private final Heap heap;
  private final Program program;

  Visibility(Program program, Memory memory) {
    this.program = program;
    this.memory = memory;
    this.classes = program.classes();
    this.heap = program.heap();
  }

  /** The visible operation that the next instruction of a path is, if it is one. */
  @Nullable StepInfo of(StepPath path, Insn insn) {
    if (!(insn instanceof Insn.Real(Instruction i))) {
      return null;
    }
    return switch (i) {
      case FieldInstruction f -> field(path, f);
      case ArrayLoadInstruction _ -> element(path, path.top().peek(1), path.top().peek(0), false);
      case ArrayStoreInstruction _ -> element(path, path.top().peek(2), path.top().peek(1), true);
      case MonitorInstruction m -> monitor(path, m);
      case InvokeInstruction call -> call(path, call);
      default -> null;
    };
  }

  /** How a visible operation commutes with those of others, as far as that is made use of. */
  Mover mover(StepPath path, Insn insn, StepInfo visible) {
    if (program.grain() == Grain.OPERATION) {
      return Mover.WAITS;
    }
    return switch (visible.action()) {
      case LOCK -> Mover.RIGHT;
      case UNLOCK -> Mover.LEFT;
      case READ, WRITE, NOTIFY -> Mover.NONE;
      case CALL -> ofLocks(path, insn);
      case WAIT, CHOOSE, LOCAL -> Mover.WAITS;
    };
  }

  /** Calls of locks that nobody asks for without waiting are like locking an object. */
  private Mover ofLocks(StepPath path, Insn insn) {
    if (!(insn instanceof Insn.Real(InvokeInstruction call))
        || call.opcode() == Opcode.INVOKESTATIC
        || program.facts().areLocksTested()) {
      return Mover.WAITS;
    }
    Ref receiver = (Ref) path.top().peek(call.typeSymbol().parameterCount());
    for (int object : receiver.objects()) {
      if (object != 0 && !heap.get(object).type().equals(LOCK)) {
        return Mover.WAITS;
      }
    }
    return switch (call.name().stringValue()) {
      case "lock" -> Mover.RIGHT;
      case "unlock" -> Mover.LEFT;
      default -> Mover.WAITS;
    };
  }

  private @Nullable StepInfo field(StepPath path, FieldInstruction f) {
    boolean writes = f.opcode() == Opcode.PUTFIELD || f.opcode() == Opcode.PUTSTATIC;
    JavaClass owner =
        classes.fieldOwner(Names.canonical(f.owner().asInternalName()), f.name().stringValue());
    String name = Heap.field(owner, f.name().stringValue());
    if (f.opcode() == Opcode.GETSTATIC || f.opcode() == Opcode.PUTSTATIC) {
      Cell cell = Cell.field(heap.statics(owner.name()).number(), name);
      return memory.isVisible(cell) ? access(path, cell, writes) : null;
    }
    Ref ref = (Ref) path.top().peek(writes ? 1 : 0);
    for (int object : ref.objects()) {
      Cell cell = Cell.field(object, name);
      if (object != 0 && memory.isVisible(cell)) {
        return access(path, cell, writes);
      }
    }
    return null;
  }

  private StepInfo access(StepPath path, Cell cell, boolean writes) {
    String text =
        (writes ? "writes " : "reads ")
            + heap.get(cell.object()).label()
            + (cell.isElement() ? "[%d]".formatted(cell.index()) : "." + cell.name());
    return info(path, writes ? Action.WRITE : Action.READ, text);
  }

  private @Nullable StepInfo element(StepPath path, Value array, Value index, boolean writes) {
    Int i = (Int) index;
    for (int object : ((Ref) array).objects()) {
      HeapObject a = object == 0 ? null : heap.get(object);
      Domain.@Nullable Range within = a == null ? null : i.range().between(0, a.length() - 1L);
      for (int e : within == null ? new int[0] : within.numbers().toArray()) {
        Cell cell = Cell.element(object, e);
        if (memory.isVisible(cell)) {
          return access(path, cell, writes);
        }
      }
    }
    return null;
  }

  private @Nullable StepInfo monitor(StepPath path, MonitorInstruction m) {
    boolean locks = m.opcode() == Opcode.MONITORENTER;
    Ref ref = (Ref) path.top().peek(0);
    for (int object : ref.objects()) {
      if (object != 0 && isContended(path, object, locks)) {
        return info(
            path,
            locks ? Action.LOCK : Action.UNLOCK,
            (locks ? "locks " : "unlocks ") + heap.get(object).label());
      }
    }
    return null;
  }

  /** Whether to lock or to unlock an object is noticed: not if this thread has locked it before. */
  private boolean isContended(StepPath path, int object, boolean locks) {
    int held = path.held().getOrDefault(object, 0);
    return memory.isVisible(Cell.monitor(object)) && (locks ? held <= 0 : held == 1);
  }

  private @Nullable StepInfo call(StepPath path, InvokeInstruction call) {
    String owner = Names.canonical(call.owner().asInternalName());
    String name = call.name().stringValue();
    String descriptor = Names.canonicalDescriptor(call.type().stringValue());
    Action action = Natives.action(owner, name);
    if (action != null) {
      return info(path, action, owner.substring(owner.lastIndexOf('/') + 1) + "." + name);
    }
    if (call.opcode() == Opcode.INVOKESTATIC || call.opcode() == Opcode.INVOKESPECIAL) {
      Method method = classes.method(owner, name, descriptor);
      return method != null && method.isStep() ? step(path, method, 0) : null;
    }
    Ref receiver = (Ref) path.top().peek(call.typeSymbol().parameterCount());
    for (int object : receiver.objects()) {
      Method method =
          object == 0 ? null : classes.method(heap.get(object).type(), name, descriptor);
      if (method != null && method.isStep()) {
        return step(path, method, object);
      }
    }
    return null;
  }

  private StepInfo step(StepPath path, Method method, int object) {
    String on = object == 0 ? "" : " of " + heap.get(object).label();
    return info(path, Action.CALL, method.name() + on);
  }

  private static StepInfo info(StepPath path, Action action, String text) {
    for (Frame f : path.frames().reversed()) {
      JavaClass owner = f.code().method().owner();
      if (!Program.isLibrary(owner.name())) {
        int pc = f == path.top() ? f.pc() : Math.max(f.pc() - 1, 0);
        return new StepInfo(path.process(), action, text, owner.sourceFile(), f.code().line(pc), 0);
      }
    }
    return new StepInfo(path.process(), action, text, "", 0, 0);
  }

  /** What a path does that has no visible operation. */
  public static StepInfo local(StepPath path) {
    return info(path, Action.LOCAL, "goes on");
  }
}
