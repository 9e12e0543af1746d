package jacquard.bytecode.execute;

import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The heap while one thread runs alone: what it writes becomes the initial state. */
final class SetupMemory implements Memory {
  /**
   * An access of a thread that runs alone although others were started.
   *
   * @param started how many threads there were
   */
  record Access(Cell cell, boolean writes, long time, int started) {}

  private final Program program;
  private final List<Access> accesses = new ArrayList<>();
  private final @Nullable String late;
  private final Set<String> before;
  private final int firstNew;
  private long time;

  /** The memory of the set-up. */
  SetupMemory(Program program) {
    this(program, null);
  }

  private SetupMemory(Program program, @Nullable String late) {
    this.program = program;
    this.late = late;
    this.before = Set.copyOf(program.initialized());
    this.firstNew = program.heap().size() + 1;
  }

  /** The memory of a class that is initialised after the set-up. */
  static SetupMemory late(Program program, String type) {
    return new SetupMemory(program, type);
  }

  /** From here on everything happens at this time. */
  void setTime(long now) {
    time = now;
  }

  List<Access> accesses() {
    return accesses;
  }

  private void note(Cell cell, boolean writes) {
    if (late != null) {
      noteLate(late, cell, writes);
    } else if (program.threads().size() > 1) {
      accesses.add(new Access(cell, writes, time, program.threads().size()));
    }
  }

  /**
   * What an initialiser does must not depend on when it runs: what it writes is its own, and what
   * it reads is its own or never changes, which is not known yet.
   */
  private void noteLate(String type, Cell cell, boolean writes) {
    String of =
        program
            .heap()
            .get(cell.object())
            .payload(Heap.ClassPayload.class)
            .map(Heap.ClassPayload::type)
            .orElse(null);
    boolean isLock = of != null && cell.name().equals(Cell.MONITOR);
    if (!isLock && (of == null ? cell.object() >= firstNew : of.equals(type))) {
      return;
    }
    if (!writes && !isLock) {
      program.noteLateRead(type, cell);
    } else if (isLock || of == null || before.contains(of) || !Program.isLibrary(of)) {
      throw new UnsupportedCodeException(program.touches(type, cell));
    }
  }

  @Override
  public boolean isLate() {
    return late != null;
  }

  @Override
  public Value read(StepPath path, Cell cell) {
    note(cell, false);
    return program.heap().get(cell.object()).get(cell);
  }

  @Override
  public void write(StepPath path, Cell cell, Value value) {
    note(cell, true);
    program.heap().get(cell.object()).put(cell, value);
  }

  @Override
  public Value readElement(StepPath path, HeapObject array, Int index) {
    return read(path, Cell.element(array.number(), index.constant()));
  }

  @Override
  public void writeElement(StepPath path, HeapObject array, Int index, Value value) {
    write(path, Cell.element(array.number(), index.constant()), value);
  }

  @Override
  public boolean isVisible(Cell cell) {
    return false;
  }

  @Override
  public HeapObject allocate(StepPath path, String type, Supplier<HeapObject> maker) {
    return maker.get();
  }

  @Override
  public void construct(StepPath path, Value.Ref object) {}

  @Override
  public boolean isSetup() {
    return true;
  }
}
