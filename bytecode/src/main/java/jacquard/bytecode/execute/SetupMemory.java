package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

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
  private final boolean isLate;
  private final int firstNew;
  private long time;

  /**
   * @param isLate whether a class is initialised after the set-up
   */
  SetupMemory(Program program, boolean isLate) {
    this.program = program;
    this.isLate = isLate;
    this.firstNew = program.heap().size() + 1;
  }

  /** From here on everything happens at this time. */
  void setTime(long now) {
    time = now;
  }

  List<Access> accesses() {
    return accesses;
  }

  private void note(Cell cell, boolean writes) {
    if (isLate) {
      requireOwn(cell, writes);
    } else if (program.threads().size() > 1) {
      accesses.add(new Access(cell, writes, time, program.threads().size()));
    }
  }

  /** What an initialiser does must not depend on when it runs. */
  private void requireOwn(Cell cell, boolean writes) {
    boolean isOwn = cell.object() >= firstNew || isStatic(cell);
    boolean mayVary = writes || program.facts().isVariable(cell);
    if (!isOwn && mayVary) {
      throw new jacquard.bytecode.code.UnsupportedCodeException(
          "a class initialiser that runs after threads were started touches "
              + program.heap().get(cell.object())
              + "."
              + cell.name());
    }
  }

  private boolean isStatic(Cell cell) {
    return program
        .heap()
        .get(cell.object())
        .payload(jacquard.bytecode.heap.Heap.ClassPayload.class)
        .isPresent();
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
