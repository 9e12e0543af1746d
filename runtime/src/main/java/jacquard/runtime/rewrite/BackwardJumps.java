package jacquard.runtime.rewrite;

import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the loops of one method while its code is gone through from its start to its end. */
final class BackwardJumps {
  private final Map<Label, Integer> passed = new HashMap<>();

  /** The last instruction so far that may have changed something. */
  private int lastChange = -1;

  void pass(Label label, int position) {
    passed.put(label, position);
  }

  void pass(Instruction instruction, int position) {
    if (mayChange(instruction)) {
      lastChange = position;
    }
  }

  /** Whether a jump that comes next may lead back. */
  boolean isBackward(List<Label> targets) {
    return targets.stream().anyMatch(passed::containsKey);
  }

  /** Whether a jump that leads back always does, over code that changes nothing. */
  boolean isIdle(Instruction jump, List<Label> targets) {
    boolean isAlways = jump.opcode() == Opcode.GOTO || jump.opcode() == Opcode.GOTO_W;
    return isAlways && passed.getOrDefault(targets.getFirst(), -1) > lastChange;
  }

  static List<Label> targets(Label defaultTarget, List<SwitchCase> cases) {
    List<Label> all = new ArrayList<>();
    all.add(defaultTarget);
    cases.forEach(c -> all.add(c.target()));
    return all;
  }

  /** Whether the state of the thread, or what it can reach, may be another one afterwards. */
  private static boolean mayChange(Instruction instruction) {
    return switch (instruction) {
      case StoreInstruction _, IncrementInstruction _, ArrayStoreInstruction _ -> true;
      case InvokeInstruction _, InvokeDynamicInstruction _, MonitorInstruction _ -> true;
      case NewObjectInstruction _ -> true;
      case FieldInstruction access ->
          access.opcode() == Opcode.PUTFIELD || access.opcode() == Opcode.PUTSTATIC;
      default -> false;
    };
  }
}
