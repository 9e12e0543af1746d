package jacquard.bytecode.code;

import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LocalVariable;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The instructions of a method, numbered from 0. A synchronized method locks and unlocks by
 * instructions of its own.
 */
public final class MethodCode {
  private final Method method;
  private final List<Insn> instructions = new ArrayList<>();
  private final List<Integer> lines = new ArrayList<>();
  private final Map<Label, Integer> labels = new HashMap<>();
  private final List<Handler> handlers = new ArrayList<>();
  private final List<LocalVariable> names = new ArrayList<>();
  private final int maxLocals;
  private BitSet @Nullable [] live;

  /**
   * Where control goes on after an exception.
   *
   * @param type the class that is caught; all if there is none
   */
  public record Handler(int start, int end, int target, Optional<String> type) {}

  private MethodCode(Method method, int maxLocals) {
    this.method = method;
    this.maxLocals = maxLocals;
  }

  static MethodCode of(Method method, CodeModel model) {
    MethodCode code = new MethodCode(method, ((CodeAttribute) model).maxLocals());
    code.read(model);
    return code;
  }

  private void read(CodeModel model) {
    boolean locks = method.isSynchronized();
    List<ExceptionCatch> catches = new ArrayList<>();
    int line = 0;
    if (locks) {
      add(lock(), line);
      add(MonitorInstruction.of(Opcode.MONITORENTER), line);
    }
    int start = instructions.size();
    for (CodeElement element : model) {
      switch (element) {
        case LabelTarget target -> labels.put(target.label(), instructions.size());
        case LineNumber number -> line = number.line();
        case ExceptionCatch c -> catches.add(c);
        case LocalVariable variable -> names.add(variable);
        case Instruction i -> {
          if (locks && i instanceof ReturnInstruction) {
            add(lock(), line);
            add(MonitorInstruction.of(Opcode.MONITOREXIT), line);
          }
          add(new Insn.Real(i), line);
        }
        default -> {} // frames and types of local variables are not needed
      }
    }
    for (ExceptionCatch c : catches) {
      handlers.add(
          new Handler(
              label(c.tryStart()),
              label(c.tryEnd()),
              label(c.handler()),
              c.catchType().map(t -> Names.canonical(t.asInternalName()))));
    }
    if (locks) {
      handlers.add(new Handler(start, instructions.size(), instructions.size(), Optional.empty()));
      add(lock(), line);
      add(MonitorInstruction.of(Opcode.MONITOREXIT), line);
      add(ThrowInstruction.of(), line);
      if (!lines.isEmpty() && lines.size() > 2) {
        lines.set(0, lines.get(2));
        lines.set(1, lines.get(2));
      }
    }
  }

  private Insn lock() {
    return method.isStatic()
        ? new Insn.OwnClass()
        : new Insn.Real(LoadInstruction.of(TypeKind.REFERENCE, 0));
  }

  private void add(Instruction instruction, int line) {
    add(new Insn.Real(instruction), line);
  }

  private void add(Insn insn, int line) {
    instructions.add(insn);
    lines.add(line);
  }

  public Method method() {
    return method;
  }

  public int size() {
    return instructions.size();
  }

  public int maxLocals() {
    return maxLocals;
  }

  public Insn at(int pc) {
    return instructions.get(pc);
  }

  /** The source line of an instruction; 0 if it is not known. */
  public int line(int pc) {
    return lines.get(Math.min(pc, lines.size() - 1));
  }

  /** The number of the instruction behind a label. */
  public int label(Label label) {
    Integer pc = labels.get(label);
    if (pc == null) {
      throw new IllegalStateException("no such label in " + method);
    }
    return pc;
  }

  public List<Handler> handlers() {
    return handlers;
  }

  /** Which local variables may still be read when control is at an instruction. */
  public BitSet live(int pc) {
    if (live == null) {
      live = Liveness.of(this);
    }
    return live[pc];
  }

  /** What the source calls a local variable. */
  public String localName(int slot, int pc) {
    return names.stream()
        .filter(
            v -> v.slot() == slot && label(v.startScope()) <= pc + 1 && pc < label(v.endScope()))
        .map(v -> v.name().stringValue())
        .findFirst()
        .orElse("v" + slot);
  }
}
