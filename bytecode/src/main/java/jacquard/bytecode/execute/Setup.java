package jacquard.bytecode.execute;

import jacquard.bytecode.code.JavaClass;
import jacquard.bytecode.code.Method;
import jacquard.bytecode.code.MethodCode;
import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Facts;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * The part of a program in which its first thread runs alone.
 *
 * @param path where that thread is afterwards
 * @param accesses what it has touched since it started others
 * @param threads how many there are then
 */
public record Setup(StepPath path, List<SetupMemory.Access> accesses, int threads) {
  private static final long MOST_INSTRUCTIONS = 20_000_000;

  public Setup {
    accesses = List.copyOf(accesses);
  }

  /**
   * Runs a program as far as it goes.
   *
   * @param maxTime after so many instructions it ends in any case
   */
  public static Setup run(Program program, Method entry, List<String> arguments, long maxTime) {
    Heap heap = program.heap();
    HeapObject thread = heap.object(Program.THREAD);
    JavaClass type = program.classes().find(Program.THREAD);
    thread.put(Cell.field(thread.number(), Heap.field(type, "state")), Int.of(1));
    thread.put(
        Cell.field(thread.number(), Heap.field(type, "name")),
        Ref.of(heap.string("main").number()));
    program.addThread(thread.number());
    StepPath path = new StepPath(0, thread.number());
    path.enter(
        program.code(Program.THREAD, "die", "(Ljava/lang/Thread;)V"),
        List.of(Ref.of(thread.number())));
    SetupMemory memory = new SetupMemory(program);
    Executor executor = Executor.ofSetup(program, memory, Math.min(maxTime, MOST_INSTRUCTIONS));
    enter(program, path, entry, arguments);
    executor.initialize(path, entry.owner().name());
    List<StepPath> ended = executor.follow(path);
    if (ended.size() != 1) {
      throw new IllegalStateException("the set-up is not deterministic");
    }
    if (maxTime > MOST_INSTRUCTIONS && executor.time() > MOST_INSTRUCTIONS) {
      throw Program.unsupported(
          path, "a set-up of more than %,d instructions".formatted(MOST_INSTRUCTIONS));
    }
    return new Setup(ended.getFirst(), memory.accesses(), program.threads().size());
  }

  private static void enter(Program program, StepPath path, Method entry, List<String> arguments) {
    MethodCode code = entry.code();
    if (code == null) {
      throw new IllegalStateException(entry + " has no code");
    }
    Heap heap = program.heap();
    List<Value> values = new ArrayList<>();
    if (!entry.isStatic()) {
      values.add(Ref.of(heap.object(entry.owner().name()).number()));
    }
    if (entry.type().parameterCount() == 1) {
      HeapObject array = heap.array("[Ljava/lang/String;", arguments.size());
      for (int n = 0; n < arguments.size(); n++) {
        array.put(
            Cell.element(array.number(), n),
            Ref.of(heap.computedString(arguments.get(n)).number()));
      }
      values.add(Ref.of(array.number()));
    }
    path.enter(code, values);
    if (!entry.isStatic()) {
      path.enter(program.code(entry.owner().name(), "<init>", "()V"), List.of(values.getFirst()));
    }
  }

  /**
   * Other threads that use a class wait until it is initialised, which those of the model do not.
   *
   * @throws UnsupportedCodeException if a class is being initialised while there are others
   */
  public void requireInitialized() {
    for (Frame frame : path.frames()) {
      if (threads > 1 && frame.code().method().name().equals("<clinit>")) {
        throw Program.unsupported(
            path,
            "threads that run while %s is being initialised"
                .formatted(frame.code().method().owner().externalName()));
      }
    }
  }

  /** Initialises a class that a thread is the first to use, as if it had been done before. */
  static void late(Program program, StepPath by, MethodCode initializer) {
    SetupMemory memory = SetupMemory.late(program, initializer.method().owner().name());
    StepPath path = new StepPath(by.process(), by.thread());
    long before = ownClasses(program);
    path.enter(initializer, List.of());
    List<StepPath> ended = Executor.ofSetup(program, memory, MOST_INSTRUCTIONS).follow(path);
    if (ended.size() != 1 || ended.getFirst().end() != StepPath.End.DONE) {
      throw Program.unsupported(
          by, "the initialisation of " + initializer.method().owner().externalName());
    }
    if (ownClasses(program) > before) {
      throw Program.unsupported(
          by,
          "the initialisation of %s, which initialises another class, after threads were started"
              .formatted(initializer.method().owner().externalName()));
    }
  }

  /** How many classes of the program itself are initialised by code. */
  private static long ownClasses(Program program) {
    return program.initialized().stream()
        .filter(c -> !Program.isLibrary(c))
        .filter(c -> program.classes().find(c).methods().containsKey("<clinit>()V"))
        .count();
  }

  /**
   * The first time at which the thread has touched something that one of the others may touch too,
   * so that it cannot be said to have come before them.
   */
  public OptionalLong conflict(Program program) {
    Facts facts = program.facts();
    return accesses.stream()
        .filter(
            a -> {
              if (a.writes() && a.started() > 1 && program.isReadLate(a.cell())) {
                return true;
              }
              for (int process = 1; process < program.threads().size(); process++) {
                boolean mayRun = process < a.started() || process >= threads;
                if (mayRun && facts.touches(a.cell(), process, !a.writes())) {
                  return true;
                }
              }
              return false;
            })
        .mapToLong(SetupMemory.Access::time)
        .min();
  }
}
