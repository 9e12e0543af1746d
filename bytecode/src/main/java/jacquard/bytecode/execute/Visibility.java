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
import java.util.ArrayList;
import java.util.List;
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
    return switch (visible.action()) {
      case LOCK -> Mover.RIGHT;
      case UNLOCK -> Mover.LEFT;
      case READ, WRITE, UPDATE, NOTIFY -> Mover.NONE;
      case CALL -> ofCall(path, insn);
      case WAIT, CHOOSE, LOCAL -> Mover.WAITS;
    };
  }

  private Mover ofCall(StepPath path, Insn insn) {
    if (!(insn instanceof Insn.Real(InvokeInstruction call))
        || call.opcode() == Opcode.INVOKESTATIC) {
      return Mover.WAITS;
    }
    String name = call.name().stringValue();
    Ref receiver = (Ref) path.top().peek(call.typeSymbol().parameterCount());
    return isOf(receiver, LOCK)
        ? ofLock(name)
        : isOf(receiver, Program.THREAD) ? ofThread(path, name) : Mover.WAITS;
  }

  private boolean isOf(Ref receiver, String type) {
    return receiver.objects().stream()
        .allMatch(o -> o == 0 || classes.isSubtype(heap.get(o).type(), type));
  }

  /** Calls of locks that nobody asks for without waiting are like locking an object. */
  private Mover ofLock(String name) {
    if (program.facts().areLocksTested()) {
      return Mover.WAITS;
    }
    return switch (name) {
      case "lock" -> Mover.RIGHT;
      case "unlock" -> Mover.LEFT;
      default -> Mover.WAITS;
    };
  }

  /** The end of a thread is only waited for, if nobody looks whether it runs. */
  private Mover ofThread(StepPath path, String name) {
    boolean isSteady = !program.facts().areLivesTested() && !isInterruptible(path);
    return switch (name) {
      case "begin" -> program.isStarted(path.thread()) ? Mover.PURE : Mover.WAITS;
      case "end" -> isSteady ? Mover.LEFT : Mover.WAITS;
      case "join" -> isSteady ? Mover.PURE : Mover.WAITS;
      default -> Mover.WAITS;
    };
  }

  /** Whether another thread may interrupt this one. */
  boolean isInterruptible(StepPath path) {
    JavaClass thread = classes.find(Program.THREAD);
    return memory.isVisible(Cell.field(path.thread(), Heap.field(thread, "interrupted")));
  }

  /**
   * The object whose lock an operation takes, gives back, or needs; 0 if there is none, or if it is
   * not known which.
   */
  int lock(StepPath path, Insn insn) {
    return switch (insn) {
      case Insn.Real(MonitorInstruction _) -> known((Ref) path.top().peek(0));
      case Insn.Real(InvokeInstruction call) -> lock(path, call);
      default -> 0;
    };
  }

  private int lock(StepPath path, InvokeInstruction call) {
    if (call.opcode() == Opcode.INVOKESTATIC) {
      return call.name().equalsString("park") ? known((Ref) path.top().peek(0)) : 0;
    }
    int receiver = known((Ref) path.top().peek(call.typeSymbol().parameterCount()));
    if (receiver == 0 || Natives.action("java/lang/Object", call.name().stringValue()) != null) {
      return receiver;
    }
    HeapObject object = heap.get(receiver);
    if (!object.type().equals(LOCK)) {
      return 0;
    }
    Cell sync = Cell.field(receiver, Heap.field(classes.find(LOCK), "sync"));
    return program.facts().isVariable(sync) ? 0 : known((Ref) object.get(sync));
  }

  private static int known(Ref ref) {
    return ref.isConstant() ? ref.object() : 0;
  }

  /** Whether all that an access may touch, and others may notice, is protected by a lock. */
  boolean isGuarded(StepPath path, Insn insn, int lock) {
    return insn instanceof Insn.Real(Instruction i)
        && switch (i) {
          case FieldInstruction f -> cells(path, f).stream().allMatch(c -> isGuarded(c, lock));
          case ArrayLoadInstruction _ -> elementsAreGuarded(path, 1, lock);
          case ArrayStoreInstruction _ -> elementsAreGuarded(path, 2, lock);
          case InvokeInstruction call ->
              mode(call) != null && cells(path, call).stream().allMatch(c -> isGuarded(c, lock));
          default -> false;
        };
  }

  private boolean elementsAreGuarded(StepPath path, int depth, int lock) {
    return cells(path.top().peek(depth), (Int) path.top().peek(depth - 1)).stream()
        .allMatch(c -> isGuarded(c, lock));
  }

  private boolean isGuarded(Cell cell, int lock) {
    return !memory.isVisible(cell) || program.facts().isGuarded(cell, lock);
  }

  /** What a field may be a field of. */
  private List<Cell> cells(StepPath path, FieldInstruction f) {
    JavaClass owner =
        classes.fieldOwner(Names.canonical(f.owner().asInternalName()), f.name().stringValue());
    String name = Heap.field(owner, f.name().stringValue());
    if (f.opcode() == Opcode.GETSTATIC || f.opcode() == Opcode.PUTSTATIC) {
      return List.of(Cell.field(heap.statics(owner.name()).number(), name));
    }
    Ref ref = (Ref) path.top().peek(isWrite(f) ? 1 : 0);
    return ref.objects().stream().filter(o -> o != 0).map(o -> Cell.field(o, name)).toList();
  }

  private static boolean isWrite(FieldInstruction f) {
    return f.opcode() == Opcode.PUTFIELD || f.opcode() == Opcode.PUTSTATIC;
  }

  /** The elements that an index may be of. */
  private List<Cell> cells(Value array, Int index) {
    List<Cell> cells = new ArrayList<>();
    for (int object : ((Ref) array).objects()) {
      HeapObject a = object == 0 || !heap.get(object).isArray() ? null : heap.get(object);
      Domain.@Nullable Range within = a == null ? null : index.range().between(0, a.length() - 1L);
      if (within != null) {
        within.numbers().forEach(e -> cells.add(Cell.element(object, e)));
      }
    }
    return cells;
  }

  private static @Nullable AccessMode mode(InvokeInstruction call) {
    return AccessMode.of(Names.canonical(call.owner().asInternalName()), call.name().stringValue());
  }

  /** What a VarHandle may be a handle of. */
  private List<Cell> cells(StepPath path, InvokeInstruction access) {
    Frame top = path.top();
    int count = access.typeSymbol().parameterCount();
    List<Cell> cells = new ArrayList<>();
    for (int object : ((Ref) top.peek(count)).objects()) {
      if (object != 0) {
        heap.get(object)
            .payload(Handle.class)
            .filter(handle -> handle.coordinates() <= count)
            .ifPresent(handle -> cells.addAll(cells(top, handle, count)));
      }
    }
    return cells;
  }

  private List<Cell> cells(Frame top, Handle handle, int count) {
    return switch (handle) {
      case Handle.OfStatic(JavaClass owner, JavaClass.Field field) ->
          List.of(Cell.field(heap.statics(owner.name()).number(), Heap.field(owner, field.name())));
      case Handle.OfField(JavaClass owner, JavaClass.Field field) ->
          ((Ref) top.peek(count - 1))
              .objects().stream()
                  .filter(o -> o != 0 && classes.isSubtype(heap.get(o).type(), owner.name()))
                  .map(o -> Cell.field(o, Heap.field(owner, field.name())))
                  .toList();
      case Handle.OfElement(String _) ->
          top.peek(count - 1) instanceof Ref array && top.peek(count - 2) instanceof Int index
              ? cells(array, index)
              : List.of();
    };
  }

  private @Nullable StepInfo field(StepPath path, FieldInstruction f) {
    return visible(path, cells(path, f), isWrite(f) ? Action.WRITE : Action.READ);
  }

  private @Nullable StepInfo element(StepPath path, Value array, Value index, boolean writes) {
    return visible(path, cells(array, (Int) index), writes ? Action.WRITE : Action.READ);
  }

  private @Nullable StepInfo visible(StepPath path, List<Cell> cells, Action action) {
    for (Cell cell : cells) {
      if (memory.isVisible(cell)) {
        return access(path, cell, action);
      }
    }
    return null;
  }

  private StepInfo access(StepPath path, Cell cell, Action action) {
    String verb =
        switch (action) {
          case READ -> "reads ";
          case WRITE -> "writes ";
          default -> "updates ";
        };
    String text =
        verb
            + heap.get(cell.object()).label()
            + (cell.isElement() ? "[%d]".formatted(cell.index()) : "." + cell.name());
    return info(path, action, text);
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
    AccessMode mode = AccessMode.of(owner, name);
    if (mode != null) {
      return visible(path, cells(path, call), mode.action());
    }
    Action action = Natives.action(owner, name);
    if (action == Action.NOTIFY && isUnheard(path)) {
      return null;
    }
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

  /** Whether nobody can wait for a notification, since no other thread locks the object. */
  private boolean isUnheard(StepPath path) {
    return program.grain() == Grain.TRANSACTION
        && ((Ref) path.top().peek(0))
            .objects().stream().noneMatch(o -> o != 0 && memory.isVisible(Cell.monitor(o)));
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
