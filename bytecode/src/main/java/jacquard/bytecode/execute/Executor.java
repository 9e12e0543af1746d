package jacquard.bytecode.execute;

import jacquard.bytecode.code.Insn;
import jacquard.bytecode.code.UnsupportedCodeException;
import jacquard.bytecode.value.Value;
import java.lang.classfile.Instruction;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Follows a path, and all that fork from it, to the end of the step. */
public final class Executor {
  /** A step that would decide more often ends at the next branch. */
  private static final int MOST_FORKS = 4;

  /** The same where it holds a lock that it would keep then. */
  private static final int MOST_FORKS_WITH_LOCK = 8;

  /** How much more often it may decide before it ends at whatever comes next. */
  private static final int MOST_FORKS_BETWEEN_BRANCHES = 4;

  /** A step ends before its expressions become larger than this. */
  private static final int MOST_WEIGHT = 120;

  private static final int MOST_PATHS = 20_000;
  private static final int MOST_INSTRUCTIONS = 1_000_000;

  private final Memory memory;
  private final Decisions decisions;
  private final Instructions instructions;
  private final Program program;
  private final Visibility visibility;
  private final Transactions transactions;
  private final long maxTime;
  private long time;

  private Executor(Program program, Memory memory, Decisions decisions, long maxTime) {
    this.memory = memory;
    this.decisions = decisions;
    this.instructions =
        new Instructions(program, memory, decisions, (by, code) -> Setup.late(program, by, code));
    this.visibility = new Visibility(program, memory);
    this.transactions = new Transactions(program, visibility);
    this.program = program;
    this.maxTime = maxTime;
  }

  /** For the steps of processes. */
  public static Executor ofProcesses(Program program) {
    Decisions decisions = new Decisions();
    return new Executor(program, new ProcessMemory(program, decisions), decisions, Long.MAX_VALUE);
  }

  /** For a thread that runs alone, for so many instructions at most. */
  static Executor ofSetup(Program program, SetupMemory memory, long maxTime) {
    return new Executor(program, memory, new Decisions(), maxTime);
  }

  /** All paths from here to the ends of the step; those that are impossible are left out. */
  public List<StepPath> follow(StepPath start) {
    List<StepPath> ended = new ArrayList<>();
    decisions.open().push(start);
    int paths = 0;
    while (!decisions.open().isEmpty()) {
      StepPath path = placed(decisions.open().pop());
      if (path.end() != StepPath.End.IMPOSSIBLE) {
        ended.add(path);
      }
      if (++paths > MOST_PATHS) {
        throw Program.unsupported(path, "more than %,d cases in one step".formatted(MOST_PATHS));
      }
    }
    return ended;
  }

  /** Goes on, and says where the program was if that is not possible. */
  private StepPath placed(StepPath path) {
    try {
      return followOne(path);
    } catch (UnsupportedCodeException e) {
      throw e.isPlaced() ? e : Program.unsupported(path, String.valueOf(e.getMessage()));
    }
  }

  /** The path at the end of the step; that is before a section that does not fit into it. */
  private StepPath followOne(StepPath path) {
    if (memory.isSetup()) {
      followAlone(path);
      return path;
    }
    for (int count = 0; path.end() == null; count++) {
      Frame top = path.top();
      Insn insn = top.code().at(top.pc());
      if (count > MOST_INSTRUCTIONS) {
        throw Program.unsupported(path, "a step that does not end");
      }
      if (!path.isInProgress()) {
        if (endsBefore(path, insn)) {
          return ended(path);
        }
        path.setInProgress(true);
      }
      try {
        instructions.perform(path, insn);
      } catch (StepEndsException _) {
        return ended(path);
      }
      path.setInProgress(false);
      path.setMoved();
    }
    return keeping(path);
  }

  private StepPath ended(StepPath path) {
    Section section = path.section();
    StepPath start = section == null ? null : section.start();
    StepPath at = start == null ? path : start.copy();
    at.end(StepPath.End.NODE);
    return keeping(at);
  }

  /**
   * Notes the locks that the thread keeps, and what it leaves in objects that it has made. Nobody
   * is left to find a lock taken by a thread that is alone.
   */
  private StepPath keeping(StepPath path) {
    if (path.end() != StepPath.End.IMPOSSIBLE) {
      ProcessMemory.leave(program, path);
      if (program.isAlone(path)) {
        return path;
      }
      path.held()
          .forEach(
              (lock, times) -> {
                if (times > 0) {
                  program.facts().keep(lock);
                }
              });
    }
    return path;
  }

  /** Where a thread cannot go on alone, it is as it was before the operation that it began. */
  private void followAlone(StepPath path) {
    StepPath before = path;
    while (path.end() == null) {
      Frame top = path.top();
      Insn insn = top.code().at(top.pc());
      if (!path.isAtomic() && visibility.of(path, insn) != null) {
        before = path.copy();
      }
      try {
        if (isTimeOver()) {
          throw new StepEndsException();
        }
        instructions.perform(path, insn);
      } catch (StepEndsException _) {
        if (path.isAtomic()) {
          path.goBack(before);
        }
        path.end(StepPath.End.NODE);
      }
    }
  }

  /** How many instructions were performed. */
  long time() {
    return time;
  }

  private boolean isTimeOver() {
    if (memory instanceof SetupMemory setup) {
      setup.setTime(time);
    }
    return time++ >= maxTime;
  }

  /** Whether the instruction belongs to another step; if not, its visible operation is noted. */
  private boolean endsBefore(StepPath path, Insn insn) {
    if (path.isAtomic()) {
      return false;
    }
    if (path.stops() || isComplex(path, insn)) {
      return true;
    }
    @Nullable StepInfo visible = visibility.of(path, insn);
    if (visible == null) {
      return false;
    }
    return !transactions.takes(path, insn, visible);
  }

  private static boolean isComplex(StepPath path, Insn insn) {
    int most = path.section() == null ? MOST_FORKS : MOST_FORKS_WITH_LOCK;
    if (path.forks() > (isBranch(insn) ? most : most + MOST_FORKS_BETWEEN_BRANCHES)) {
      return true;
    }
    List<Value> stack = path.top().stack();
    return !stack.isEmpty() && stack.getLast().size() > MOST_WEIGHT;
  }

  private static boolean isBranch(Insn insn) {
    return insn instanceof Insn.Real(Instruction i)
        && i instanceof BranchInstruction
        && i.opcode() != Opcode.GOTO
        && i.opcode() != Opcode.GOTO_W;
  }

  /** Lets a class be initialised before the path goes on. */
  void initialize(StepPath path, String type) {
    instructions.initialize(path, type);
  }
}
