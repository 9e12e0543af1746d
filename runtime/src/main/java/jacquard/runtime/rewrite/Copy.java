package jacquard.runtime.rewrite;

import java.lang.classfile.Attribute;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.CharacterRange;
import java.lang.classfile.instruction.DiscontinuedInstruction.JsrInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LocalVariable;
import java.lang.classfile.instruction.LocalVariableType;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Copies code with labels of its own, so that the same code can be written twice. */
final class Copy {
  private final CodeBuilder code;
  private final Map<Label, Label> labels = new HashMap<>();

  /** Where objects are created, by the labels that the original has there. */
  private final Map<Label, Label> creations = new HashMap<>();

  /** The labels at the place that is written next. */
  private final List<Label> here = new ArrayList<>();

  Copy(CodeBuilder code) {
    this.code = code;
  }

  void write(CodeElement element) {
    if (element instanceof NewObjectInstruction && !here.isEmpty()) {
      Label creation = code.newBoundLabel();
      here.forEach(label -> creations.put(label, creation));
    }
    if (element instanceof Instruction) {
      here.clear();
    }
    switch (element) {
      case LabelTarget target -> {
        here.add(target.label());
        code.labelBinding(label(target.label()));
      }
      case JsrInstruction jump -> code.with(JsrInstruction.of(jump.opcode(), label(jump.target())));
      case BranchInstruction branch -> code.branch(branch.opcode(), label(branch.target()));
      case TableSwitchInstruction s ->
          code.tableswitch(s.lowValue(), s.highValue(), label(s.defaultTarget()), cases(s.cases()));
      case LookupSwitchInstruction s ->
          code.lookupswitch(label(s.defaultTarget()), cases(s.cases()));
      case ExceptionCatch c ->
          code.exceptionCatch(
              label(c.tryStart()), label(c.tryEnd()), label(c.handler()), c.catchType());
      case LocalVariable v ->
          code.localVariable(
              v.slot(), v.name(), v.type(), label(v.startScope()), label(v.endScope()));
      case LocalVariableType v ->
          code.localVariableType(
              v.slot(), v.name(), v.signature(), label(v.startScope()), label(v.endScope()));
      case CharacterRange r ->
          code.characterRange(
              label(r.startScope()),
              label(r.endScope()),
              r.characterRangeStart(),
              r.characterRangeEnd(),
              r.flags());
      case Attribute<?> _ -> {
        // annotations of types within code, and attributes that name offsets: nothing runs by them
      }
      default -> code.with(element);
    }
  }

  private List<SwitchCase> cases(List<SwitchCase> cases) {
    return cases.stream().map(c -> SwitchCase.of(c.caseValue(), label(c.target()))).toList();
  }

  /** Where the object is created that the original creates here. */
  Label creation(Label original) {
    return creations.getOrDefault(original, label(original));
  }

  Label label(Label original) {
    return labels.computeIfAbsent(original, _ -> code.newLabel());
  }
}
