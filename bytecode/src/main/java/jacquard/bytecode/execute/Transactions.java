package jacquard.bytecode.execute;

import jacquard.bytecode.code.Insn;
import jacquard.bytecode.execute.StepInfo.Action;
import jacquard.bytecode.heap.Facts;

/**
 * Which operations are one step. A transaction (Lipton, CACM 1975) takes a lock, does one thing
 * that others may notice, and gives locks back. What a thread does with a lock that nobody keeps
 * from one step to the next is one such thing, or none if all that it touches is noticed by nobody;
 * a step may go through any number of those.
 */
final class Transactions {
  private final Program program;
  private final Facts facts;
  private final Visibility visibility;

  Transactions(Program program, Visibility visibility) {
    this.program = program;
    this.facts = program.facts();
    this.visibility = visibility;
  }

  /** Whether a visible operation belongs to the step that a path is in; if so, it is noted. */
  boolean takes(StepPath path, Insn insn, StepInfo visible) {
    if (program.grain() == Grain.OPERATION) {
      return takesFirst(path, visible);
    }
    if (program.isAlone(path)
        && visible.action() != Action.WAIT
        && visible.action() != Action.CHOOSE) {
      path.note(visible);
      return true;
    }
    int lock = visibility.lock(path, insn);
    return switch (visibility.mover(path, insn, visible)) {
      case LEFT -> {
        if (!isSectionOf(path, lock)) {
          path.act(visible, true);
          yield true;
        }
        path.note(visible);
        if (path.held().getOrDefault(lock, 0) == 1) {
          path.leaveSection();
        }
        yield true;
      }
      case RIGHT -> takesLock(path, visible, lock);
      case NONE -> takesAccess(path, insn, visible, lock);
      case PURE -> {
        boolean goesOn = path.section() == null && !path.hasActed();
        if (goesOn) {
          path.note(visible);
        }
        yield goesOn;
      }
      case WAITS -> {
        boolean isBrief = visible.action() == Action.WAIT && lock != 0 && facts.isBrief(lock);
        yield isBrief
            ? takesWait(path, visible, lock)
            : path.section() == null && takesFirst(path, visible);
      }
    };
  }

  private static boolean isSectionOf(StepPath path, int lock) {
    Section section = path.section();
    return section != null && section.lock() == lock;
  }

  private static boolean takesFirst(StepPath path, StepInfo visible) {
    boolean isFirst = !path.hasActed();
    if (isFirst) {
      path.act(visible, true);
    }
    return isFirst;
  }

  /** Two locks are never taken in a step: who waits for the second has the first. */
  private boolean takesLock(StepPath path, StepInfo visible, int lock) {
    if (path.section() != null) {
      return isSectionOf(path, lock);
    }
    if (lock != 0 && facts.isBrief(lock)) {
      path.enterSection(lock);
      path.note(visible);
      return true;
    }
    boolean isFirst = !path.hasActed();
    if (isFirst) {
      path.act(visible, false);
    }
    return isFirst;
  }

  private boolean takesAccess(StepPath path, Insn insn, StepInfo visible, int lock) {
    Section section = path.section();
    if (section == null) {
      if (path.isCommitted()) {
        return false;
      }
    } else if (section.isLate()) {
      return false;
    } else if (section.lock() != lock && !visibility.isGuarded(path, insn, section.lock())) {
      if (section.actsFreely()) {
        return false;
      }
      section.actFreely();
    }
    path.act(visible, true);
    return true;
  }

  /**
   * Who begins to wait for a notification gives the lock back, and that ends the step. Who was
   * notified has the lock again, in a step that begins so.
   */
  private boolean takesWait(StepPath path, StepInfo visible, int lock) {
    Section section = path.section();
    if (section != null) {
      if (section.lock() != lock || section.isLate() || visibility.isInterruptible(path)) {
        return false;
      }
      path.act(visible, true);
      return true;
    }
    if (!path.hasActed() && path.held().getOrDefault(lock, 0) < 0) {
      path.enterSection(lock);
    }
    return takesFirst(path, visible);
  }
}
