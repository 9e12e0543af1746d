package jacquard.bytecode.execute;

import jacquard.bytecode.execute.StepInfo.Action;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import org.jspecify.annotations.Nullable;

/** Methods that have no code of their own here. */
final class Natives {
  private static final String OBJECT = "java/lang/Object";
  private static final String CHOOSE = "jacquard/hooks/ChanceHooks";
  private static final String KERNEL = "jacquard/bytecode/world/Kernel";

  /** States of threads, as they are numbered there. */
  private static final int STARTED = 1;

  private static final int ENDED = 2;

  private final Program program;
  private final Memory memory;
  private final Decisions decisions;
  private final Exceptions exceptions;
  private final Monitors monitors;
  private final Texts texts;
  private final Descriptions descriptions;
  private final Boxes boxes;
  private final Lookups lookups;
  private final Heap heap;

  Natives(
      Program program,
      Memory memory,
      Decisions decisions,
      Exceptions exceptions,
      Monitors monitors) {
    this.program = program;
    this.memory = memory;
    this.decisions = decisions;
    this.exceptions = exceptions;
    this.monitors = monitors;
    this.heap = program.heap();
    this.descriptions = new Descriptions(program);
    this.texts = new Texts(program, decisions, exceptions);
    this.boxes = new Boxes(program, memory, decisions);
    this.lookups = new Lookups(program);
  }

  /** What other threads see of a method, if they see something. */
  static @Nullable Action action(String owner, String name) {
    return switch (owner + "." + name) {
      case OBJECT + ".wait", KERNEL + ".park" -> Action.WAIT;
      case OBJECT + ".notify", OBJECT + ".notifyAll" -> Action.NOTIFY;
      case CHOOSE + ".choose" -> Action.CHOOSE;
      default -> null;
    };
  }

  /**
   * Performs a call.
   *
   * @return false if the method is none of these
   */
  boolean perform(StepPath path, String owner, String name, MethodTypeDesc type, boolean isStatic) {
    int count = type.parameterCount() + (isStatic ? 0 : 1);
    return switch (owner) {
      case OBJECT -> ofObject(path, name, count);
      case KERNEL -> ofKernel(path, name, count);
      case CHOOSE -> choose(path, name);
      case "java/lang/Class" -> ofClass(path, name, count);
      case Lookups.METHOD_HANDLES, Lookups.LOOKUP, Lookups.VAR_HANDLE -> {
        finish(path, count, lookups.call(path, owner, name, count));
        yield true;
      }
      case "java/lang/System" -> ofSystem(path, name);
      case "jdk/internal/misc/CDS" -> ofArchive(path, name, count);
      case "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean" ->
          isStatic
              ? name.equals("valueOf")
                  && type.parameterCount() == 1
                  && type.parameterType(0).isPrimitive()
                  && boxes.box(path, owner)
              : name.endsWith("Value")
                  && type.parameterCount() == 0
                  && boxes.unbox(path, owner, type.returnType().descriptorString());
      case "java/io/PrintStream" -> {
        print(path, name, type);
        boolean returns = !type.returnType().descriptorString().equals("V");
        Value stream = path.top().peek(count - 1);
        finish(path, count, returns ? stream : null);
        yield true;
      }
      case "java/lang/String" -> {
        boolean isNew = name.equals("<init>");
        Value result = isNew ? null : texts.call(path, name, type, isStatic);
        if (result != null) {
          finish(path, count, result);
        }
        yield !isNew;
      }
      default -> owner.startsWith("[") && name.equals("clone") && cloned(path);
    };
  }

  /** What is printed is seen by nobody, and must not fail. */
  private void print(StepPath path, String name, MethodTypeDesc type) {
    boolean isFormatted = type.parameterCount() > 1;
    if (isFormatted || type.parameterList().stream().anyMatch(ClassDesc::isArray)) {
      throw Program.unsupported(path, "the method java.io.PrintStream." + name + " of an array");
    }
    for (int depth = 0; depth < type.parameterCount(); depth++) {
      descriptions.require(path, path.top().peek(depth));
    }
  }

  private static void finish(StepPath path, int count, @Nullable Value result) {
    Frame top = path.top();
    for (int n = 0; n < count; n++) {
      top.pop();
    }
    if (result != null) {
      top.push(result);
    }
    top.next();
  }

  /** The object of an argument that is not null; 0 if it is, and that was thrown. */
  private int object(StepPath path, int depth) {
    int object = decisions.object(path, (Ref) path.top().peek(depth));
    if (path.end() == null && object == 0) {
      exceptions.raise(path, "java/lang/NullPointerException");
    }
    return path.end() == null ? object : 0;
  }

  private boolean ofObject(StepPath path, String name, int count) {
    switch (name) {
      case "getClass" -> {
        int object = object(path, 0);
        if (object != 0) {
          finish(path, 1, Ref.of(heap.statics(heap.get(object).type()).number()));
        }
      }
      case "wait" -> {
        if (count > 1) {
          throw Program.unsupported(path, "a wait with a timeout");
        }
        int object = object(path, 0);
        if (object != 0 && monitors.await(path, object, object)) {
          finish(path, 1, null);
        }
      }
      case "notify", "notifyAll" -> {
        int object = object(path, 0);
        if (object != 0 && monitors.wake(path, object, object, name.equals("notifyAll"))) {
          finish(path, 1, null);
        }
      }
      case "hashCode", "toString" ->
          throw Program.unsupported(path, "the identity hash code of an object");
      case "clone" -> {
        return cloned(path);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean ofKernel(StepPath path, String name, int count) {
    Frame top = path.top();
    switch (name) {
      case "await" -> {
        Int condition = (Int) top.peek(0);
        if (memory.isSetup() && !condition.is(1)) {
          throw new StepEndsException();
        }
        Decisions.await(path, condition);
        finish(path, count, null);
      }
      case "spawn" -> {
        requireOnTime(path, "starting a thread");
        program.addThread(((Ref) top.peek(0)).object());
        finish(path, count, null);
      }
      case "ended" -> {
        end(path, ((Ref) top.peek(0)).object());
        finish(path, count, null);
      }
      case "seen" -> {
        program.facts().testLife();
        finish(path, count, null);
      }
      case "currentThread" -> {
        requireOnTime(path, "the current thread");
        finish(path, 0, Ref.of(path.thread()));
      }
      case "enter" -> {
        int lock = object(path, 0);
        if (memory.isSetup() && isTaken(path, lock)) {
          throw new StepEndsException();
        }
        monitors.enter(path, lock);
        finish(path, count, null);
      }
      case "tryEnter" -> finish(path, count, Int.of(monitors.tryEnter(path, object(path, 0))));
      case "exit" -> {
        if (monitors.exit(path, object(path, 0))) {
          finish(path, count, null);
        }
      }
      case "holds" -> finish(path, count, Int.of(path.held().getOrDefault(object(path, 0), 0)));
      case "park" -> {
        if (monitors.await(path, object(path, 1), object(path, 0))) {
          finish(path, count, null);
        }
      }
      case "wake" -> {
        boolean all = !((Int) top.peek(0)).is(0);
        if (monitors.wake(path, object(path, 2), object(path, 1), all)) {
          finish(path, count, null);
        }
      }
      case "volatileField" -> finish(path, count, lookups.volatileField(path));
      case "unsupported" ->
          throw Program.unsupported(
              path, heap.get(((Ref) top.peek(0)).object()).payload(String.class).orElse("this"));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void requireOnTime(StepPath path, String what) {
    if (memory.isLate()) {
      throw Program.unsupported(
          path, what + " in an initialiser that runs after threads were started");
    }
  }

  /** A thread that is not running has ended, if it was started before. */
  private void end(StepPath path, int thread) {
    Cell state = Cell.field(thread, Heap.field(program.classes().find(Program.THREAD), "state"));
    if (memory.read(path, state) instanceof Int now
        && Domain.Range.of(ENDED).equals(now.range().without(STARTED))) {
      path.over().add(thread);
    }
  }

  private boolean isTaken(StepPath path, int lock) {
    return path.held().getOrDefault(lock, 0) == 0
        && !((Int) memory.read(path, Cell.monitor(lock))).is(0);
  }

  private boolean choose(StepPath path, String name) {
    if (!name.equals("choose")) {
      throw Program.unsupported(path, "the method " + name + " of Jacquard's hooks");
    }
    if (memory.isSetup()) {
      throw new StepEndsException();
    }
    Int count = (Int) path.top().peek(0);
    if (!count.isConstant()) {
      throw Program.unsupported(path, "a choice among a number of values that is not known");
    }
    if (count.constant() < 1) {
      exceptions.raise(path, "java/lang/IllegalArgumentException");
      return true;
    }
    int chosen = decisions.alternative(path, count.constant());
    finish(path, 1, Int.of(chosen));
    return true;
  }

  private boolean ofClass(StepPath path, String name, int count) {
    switch (name) {
      case "desiredAssertionStatus" -> finish(path, count, Int.of(1));
      case "getName", "getSimpleName" -> {
        String type =
            heap.get(object(path, 0))
                .payload(Heap.ClassPayload.class)
                .map(Heap.ClassPayload::type)
                .orElse("")
                .replace('/', '.');
        int start = Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1;
        finish(
            path,
            count,
            Ref.of(
                (name.equals("getName")
                        ? heap.string(type)
                        : heap.computedString(type.substring(start)))
                    .number()));
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean ofSystem(StepPath path, String name) {
    switch (name) {
      case "arraycopy" -> copy(path);
      case "lineSeparator" -> finish(path, 0, Ref.of(heap.computedString("\n").number()));
      default -> throw Program.unsupported(path, "the method java.lang.System." + name);
    }
    return true;
  }

  /** There is no archive of prepared classes. */
  private static boolean ofArchive(StepPath path, String name, int count) {
    switch (name) {
      case "getCDSConfigStatus" -> finish(path, count, Int.of(0));
      case "getRandomSeedForDumping" -> finish(path, count, Value.Wide.of(1));
      case "initializeFromArchive" -> finish(path, count, null);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Copies elements one by one; the numbers have to be known. */
  private void copy(StepPath path) {
    Frame top = path.top();
    Int length = (Int) top.peek(0);
    Int to = (Int) top.peek(1);
    Int from = (Int) top.peek(3);
    int target = object(path, 2);
    int source = target == 0 ? 0 : object(path, 4);
    if (source == 0) {
      return;
    }
    if (!length.isConstant() || !to.isConstant() || !from.isConstant()) {
      throw Program.unsupported(path, "System.arraycopy with numbers that are not known");
    }
    HeapObject a = heap.get(source);
    HeapObject b = heap.get(target);
    if (!a.type().startsWith("[") || !program.classes().isSubtype(a.type(), b.type())) {
      throw Program.unsupported(path, "System.arraycopy from %s to %s".formatted(a, b));
    }
    int count = length.constant();
    if (count < 0
        || from.constant() < 0
        || to.constant() < 0
        || (long) from.constant() + count > a.length()
        || (long) to.constant() + count > b.length()) {
      exceptions.raise(path, "java/lang/ArrayIndexOutOfBoundsException");
      return;
    }
    requireInvisible(path, a, b);
    Value[] values = new Value[count];
    for (int n = 0; n < count; n++) {
      values[n] = memory.readElement(path, a, Int.of(from.constant() + n));
    }
    for (int n = 0; n < count; n++) {
      memory.writeElement(path, b, Int.of(to.constant() + n), values[n]);
    }
    finish(path, 5, null);
  }

  private void requireInvisible(StepPath path, HeapObject... arrays) {
    for (HeapObject array : arrays) {
      for (int e = 0; e < array.length(); e++) {
        if (memory.isVisible(Cell.element(array.number(), e))) {
          throw Program.unsupported(path, "the copy of an array that other threads use");
        }
      }
    }
  }

  private boolean cloned(StepPath path) {
    int object = object(path, 0);
    if (object == 0) {
      return true;
    }
    HeapObject array = heap.get(object);
    if (!array.isArray()) {
      throw Program.unsupported(path, "the clone of an object");
    }
    requireInvisible(path, array);
    HeapObject copy =
        memory.allocate(
            path, array.type() + array.length(), () -> heap.array(array.type(), array.length()));
    for (int e = 0; e < array.length(); e++) {
      memory.writeElement(path, copy, Int.of(e), memory.readElement(path, array, Int.of(e)));
    }
    finish(path, 1, Ref.of(copy.number()));
    return true;
  }

  /** A text made of others and of values. */
  void concatenate(StepPath path, InvokeDynamicInstruction i) {
    finish(path, i.typeSymbol().parameterCount(), texts.concatenation(path, i));
  }
}
