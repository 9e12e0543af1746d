package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import java.util.ArrayList;
import java.util.List;

/**
 * Locks, and waiting for a notification. A locked object knows the process that has locked it, as
 * its number plus 1; how often, is part of the node.
 */
final class Monitors {
  private final Program program;
  private final Memory memory;
  private final Decisions decisions;
  private final Exceptions exceptions;

  Monitors(Program program, Memory memory, Decisions decisions, Exceptions exceptions) {
    this.program = program;
    this.memory = memory;
    this.decisions = decisions;
    this.exceptions = exceptions;
  }

  /** The instructions monitorenter and monitorexit. */
  void perform(StepPath path, boolean enters) {
    int object = decisions.object(path, (Ref) path.top().peek(0));
    if (path.end() != null) {
      return;
    }
    if (object == 0) {
      exceptions.raise(path, "java/lang/NullPointerException");
      return;
    }
    if (enters) {
      enter(path, object);
    } else if (!exit(path, object)) {
      return;
    }
    path.top().pop();
    path.top().next();
  }

  /** The lock of a thread is used by whoever waits for its end, and when it ends. */
  private void requireLock(StepPath path, int object) {
    SameObject.requireKnown(path, program.heap(), object, "locking %s, which is computed");
    if (program.classes().isSubtype(program.heap().get(object).type(), Program.THREAD)) {
      throw Program.unsupported(path, "a thread as a lock");
    }
  }

  /** Waits until nobody else has the lock, and takes it. */
  void enter(StepPath path, int object) {
    requireLock(path, object);
    int held = path.held().getOrDefault(object, 0);
    if (held == 0) {
      keepUnlessBrief(path, object);
      Decisions.await(path, isFree(path, object));
      take(path, object);
    }
    path.held().put(object, held + 1);
  }

  /** Takes the lock if nobody else has it. */
  boolean tryEnter(StepPath path, int object) {
    requireLock(path, object);
    if (!memory.isSetup()) {
      program.facts().testLock();
      program.facts().keep(object);
    }
    if (path.held().getOrDefault(object, 0) == 0 && !decisions.holds(path, isFree(path, object))) {
      return false;
    }
    enter(path, object);
    return true;
  }

  /** Where others notice that a lock is taken, it is kept, or taken and given back in one step. */
  private void keepUnlessBrief(StepPath path, int object) {
    Section section = path.section();
    boolean isBrief = section != null && section.lock() == object;
    if (!isBrief && !program.isAlone(path) && memory.isVisible(Cell.monitor(object))) {
      program.facts().keep(object);
    }
  }

  private Int isFree(StepPath path, int object) {
    return Ints.equal((Int) memory.read(path, Cell.monitor(object)), Int.of(0));
  }

  /** Between steps nobody has a lock that is not kept, and so its owner is not written down. */
  private void take(StepPath path, int object) {
    boolean isBrief = !memory.isSetup() && program.facts().isBrief(object);
    memory.write(path, Cell.monitor(object), Int.of(isBrief ? 0 : path.process() + 1));
  }

  /** Gives a lock back; throws, and returns false, if the thread does not have it. */
  boolean exit(StepPath path, int object) {
    int held = path.held().getOrDefault(object, 0);
    if (held <= 0) {
      exceptions.raise(path, "java/lang/IllegalMonitorStateException");
      return false;
    }
    if (held == 1) {
      memory.write(path, Cell.monitor(object), Int.of(0));
      path.held().remove(object);
    } else {
      path.held().put(object, held - 1);
    }
    return true;
  }

  private Cell thread(int thread, String field) {
    return Cell.field(thread, Heap.field(program.classes().find(Program.THREAD), field));
  }

  /**
   * Gives the lock back and waits for a notification; then, in a second step, takes the lock again.
   *
   * @return whether the instruction is complete
   */
  boolean await(StepPath path, int condition, int lock) {
    int held = path.held().getOrDefault(lock, 0);
    Cell waits = thread(path.thread(), "waitsFor");
    Cell interrupted = thread(path.thread(), "interrupted");
    if (held < 0) {
      return awake(path, lock, waits, interrupted);
    }
    if (held == 0) {
      exceptions.raise(path, "java/lang/IllegalMonitorStateException");
      return false;
    }
    if (memory.isSetup()) {
      throw new StepEndsException();
    }
    Int isInterrupted = (Int) memory.read(path, interrupted);
    if (decisions.holds(path, Ints.not(Ints.equal(isInterrupted, Int.of(0))))) {
      memory.write(path, interrupted, Int.of(0));
      exceptions.raise(path, "java/lang/InterruptedException");
      return false;
    }
    program.noteWait(path);
    memory.write(path, waits, Ref.of(condition));
    memory.write(path, Cell.monitor(lock), Int.of(0));
    path.held().put(lock, -held);
    path.end(StepPath.End.NODE);
    return false;
  }

  private boolean awake(StepPath path, int lock, Cell waits, Cell interrupted) {
    Int isNotified = Ints.same((Ref) memory.read(path, waits), Ref.NULL);
    boolean notified = decisions.holds(path, isNotified);
    if (!notified) {
      Int isInterrupted = (Int) memory.read(path, interrupted);
      Decisions.await(path, Ints.not(Ints.equal(isInterrupted, Int.of(0))));
    }
    Decisions.await(path, isFree(path, lock));
    if (path.end() != null) {
      return false;
    }
    take(path, lock);
    path.held().put(lock, -path.held().getOrDefault(lock, 0));
    if (!notified) {
      memory.write(path, waits, Ref.NULL);
      memory.write(path, interrupted, Int.of(0));
      exceptions.raise(path, "java/lang/InterruptedException");
      return false;
    }
    return true;
  }

  /**
   * Ends the waiting of one thread, any, or of all.
   *
   * @return false if it has thrown, since the thread does not have the lock
   */
  boolean wake(StepPath path, int condition, int lock, boolean all) {
    if (path.held().getOrDefault(lock, 0) <= 0) {
      exceptions.raise(path, "java/lang/IllegalMonitorStateException");
      return false;
    }
    List<Cell> cells = new ArrayList<>();
    for (int thread : program.threads()) {
      Cell cell = thread(thread, "waitsFor");
      if (thread != path.thread() && mayWait(path, cell, condition)) {
        cells.add(cell);
      }
    }
    if (all) {
      cells.forEach(c -> memory.write(path, c, woken(path, c, condition)));
      return true;
    }
    if (cells.isEmpty()) {
      return true;
    }
    int chosen = decisions.alternative(path, cells.size() + 1);
    for (int i = 0; i < cells.size(); i++) {
      Int waits = Ints.same((Ref) memory.read(path, cells.get(i)), Ref.of(condition));
      if (i == chosen) {
        Decisions.await(path, waits);
        memory.write(path, cells.get(i), Ref.NULL);
      } else if (chosen == cells.size()) {
        Decisions.await(path, Ints.not(waits));
      }
      if (path.end() != null) {
        return false;
      }
    }
    return true;
  }

  private boolean mayWait(StepPath path, Cell cell, int condition) {
    return memory.read(path, cell) instanceof Ref r && r.objects().contains(condition);
  }

  private jacquard.bytecode.value.Value woken(StepPath path, Cell cell, int condition) {
    Ref now = (Ref) memory.read(path, cell);
    return ProcessMemory.choose(Ints.same(now, Ref.of(condition)), Ref.NULL, now);
  }
}
