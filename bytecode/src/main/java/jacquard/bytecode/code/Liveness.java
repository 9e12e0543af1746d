package jacquard.bytecode.code;

import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Which local variables of a method may still be read. */
final class Liveness {
  private Liveness() {}

  /** By instruction: what is live just before it. */
  static BitSet[] of(MethodCode code) {
    int size = code.size();
    BitSet[] live = new BitSet[size + 1];
    Arrays.setAll(live, _ -> new BitSet());
    List<List<Integer>> next = new ArrayList<>();
    for (int pc = 0; pc < size; pc++) {
      next.add(successors(code, pc));
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int pc = size - 1; pc >= 0; pc--) {
        BitSet now = new BitSet();
        next.get(pc).forEach(n -> now.or(live[n]));
        if (code.at(pc) instanceof Insn.Real(Instruction i)) {
          switch (i) {
            case StoreInstruction store -> now.clear(store.slot());
            case LoadInstruction load -> now.set(load.slot());
            case IncrementInstruction increment -> now.set(increment.slot());
            default -> {} // others touch no local variable
          }
        }
        // an exception leaves with the variables as they are before the instruction
        for (MethodCode.Handler h : code.handlers()) {
          if (h.start() <= pc && pc < h.end()) {
            now.or(live[h.target()]);
          }
        }
        if (!now.equals(live[pc])) {
          live[pc] = now;
          changed = true;
        }
      }
    }
    return live;
  }

  private static List<Integer> successors(MethodCode code, int pc) {
    if (!(code.at(pc) instanceof Insn.Real(Instruction i))) {
      return List.of(pc + 1);
    }
    return switch (i) {
      case BranchInstruction branch -> {
        boolean always = branch.opcode() == Opcode.GOTO || branch.opcode() == Opcode.GOTO_W;
        yield always
            ? List.of(code.label(branch.target()))
            : List.of(code.label(branch.target()), pc + 1);
      }
      case TableSwitchInstruction s -> targets(code, s.defaultTarget(), s.cases());
      case LookupSwitchInstruction s -> targets(code, s.defaultTarget(), s.cases());
      case ReturnInstruction _, ThrowInstruction _ -> List.of();
      default -> List.of(pc + 1);
    };
  }

  private static List<Integer> targets(
      MethodCode code, Label otherwise, List<java.lang.classfile.instruction.SwitchCase> cases) {
    List<Integer> targets = new ArrayList<>();
    targets.add(code.label(otherwise));
    cases.forEach(c -> targets.add(code.label(c.target())));
    return targets;
  }
}
