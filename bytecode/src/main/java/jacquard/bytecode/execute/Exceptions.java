package jacquard.bytecode.execute;

import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.code.MethodCode;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Ref;
import java.util.Optional;

/** Throws exceptions: to a handler, or out of the thread. */
final class Exceptions {
  private static final String THROWABLE = "java/lang/Throwable";

  private final Program program;
  private final Memory memory;

  Exceptions(Program program, Memory memory) {
    this.program = program;
    this.memory = memory;
  }

  /** An exception of the JVM itself; in a model there is one object for each class of them. */
  void raise(StepPath path, String type) {
    JavaClass raising = path.top().code().method().owner();
    boolean isOurs = !Program.isLibrary(raising.name()) || raising.isModelled();
    if (!isOurs && type.equals("java/lang/NullPointerException")) {
      // more likely something of the JDK that is not there than an error of the program
      throw Program.unsupported(path, "a null in the JDK");
    }
    Heap heap = program.heap();
    HeapObject exception =
        heap.standIn(memory.isSetup() ? new Object() : "implicit " + type, () -> heap.object(type));
    raise(path, exception.number());
  }

  void raise(StepPath path, int exception) {
    HeapObject thrown = program.heap().get(exception);
    Frame origin = path.top();
    StepPath.Failure failure = failure(path, thrown, origin);
    boolean isTop = true;
    while (!path.frames().isEmpty()) {
      Frame frame = path.top();
      int pc = isTop ? frame.pc() : frame.pc() - 1;
      isTop = false;
      for (MethodCode.Handler h : frame.code().handlers()) {
        if (h.start() <= pc && pc < h.end() && catches(h, thrown)) {
          frame.stack().clear();
          frame.push(Ref.of(exception));
          frame.jump(h.target());
          return;
        }
      }
      if (frame.code().method().name().equals("<clinit>")) {
        throw Program.unsupported(
            path,
            "the initialisation of %s, which fails"
                .formatted(frame.code().method().owner().externalName()));
      }
      leave(path);
    }
    path.fail(failure);
  }

  private boolean catches(MethodCode.Handler handler, HeapObject thrown) {
    Optional<String> type = handler.type();
    return type.isEmpty() || program.classes().isSubtype(thrown.type(), type.get());
  }

  /** Ends the method on top. */
  static void leave(StepPath path) {
    path.frames().removeLast();
    if (path.frames().size() < path.atomicFrames()) {
      path.setAtomicFrames(0);
    }
  }

  private StepPath.Failure failure(StepPath path, HeapObject thrown, Frame origin) {
    Cell cell =
        Cell.field(thrown.number(), Heap.field(program.classes().find(THROWABLE), "message"));
    Value message = memory.read(path, cell);
    String text =
        message instanceof Ref r && r.isConstant() && r.object() != 0
            ? program.heap().get(r.object()).payload(String.class).orElse("")
            : "";
    Frame place = origin;
    for (Frame f : path.frames()) {
      if (!Program.isLibrary(f.code().method().owner().name())) {
        place = f;
      }
    }
    int pc = place == path.top() ? place.pc() : Math.max(place.pc() - 1, 0);
    return new StepPath.Failure(
        thrown.type().replace('/', '.'),
        text,
        place.code().method().owner().sourceFile(),
        place.code().line(pc));
  }
}
