package jacquard.bytecode.execute;

import jacquard.bytecode.code.Insn;
import jacquard.bytecode.code.MethodCode;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Longs;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import jacquard.bytecode.value.Value.Wide;
import java.lang.classfile.Instruction;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ConvertInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.NopInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.util.List;

/** What each instruction does to a path. */
final class Instructions {
  /** A loop whose conditions are all known may go round so often within a step. */
  private static final int MOST_ROUNDS = 200;

  private final Program program;
  private final Memory memory;
  private final Decisions decisions;
  private final Objects objects;
  private final Calls calls;
  private final Monitors monitors;

  Instructions(Program program, Memory memory, Decisions decisions, LateInitialization late) {
    this.program = program;
    this.memory = memory;
    this.decisions = decisions;
    Exceptions exceptions = new Exceptions(program, memory);
    this.monitors = new Monitors(program, memory, decisions, exceptions);
    this.objects = new Objects(program, memory, decisions, exceptions);
    this.calls = new Calls(program, memory, decisions, exceptions, monitors, late);
  }

  void initialize(StepPath path, String type) {
    calls.initialize(path, type);
  }

  void perform(StepPath path, Insn insn) {
    Frame top = path.top();
    switch (insn) {
      case Insn.OwnClass() -> {
        String own = top.code().method().owner().name();
        top.push(Ref.of(program.heap().statics(own).number()));
        top.next();
      }
      case Insn.Real(Instruction i) -> perform(path, top, i);
    }
  }

  private void perform(StepPath path, Frame top, Instruction instruction) {
    switch (instruction) {
      case LoadInstruction i -> {
        top.push(top.local(i.slot()));
        top.next();
      }
      case StoreInstruction i -> {
        top.setLocal(i.slot(), top.pop());
        top.next();
      }
      case IncrementInstruction i -> {
        top.setLocal(i.slot(), Ints.add((Int) top.local(i.slot()), Int.of(i.constant())));
        top.next();
      }
      case ConstantInstruction i -> objects.constant(path, i);
      case StackInstruction i -> {
        StackShuffle.perform(top, i.opcode());
        top.next();
      }
      case OperatorInstruction i -> operator(path, top, i);
      case ConvertInstruction i -> {
        convert(path, top, i);
        top.next();
      }
      case BranchInstruction i -> branch(path, top, i);
      case TableSwitchInstruction i -> choose(path, top, i.defaultTarget(), i.cases());
      case LookupSwitchInstruction i -> choose(path, top, i.defaultTarget(), i.cases());
      case FieldInstruction i -> objects.field(path, i, calls);
      case ArrayLoadInstruction i -> objects.load(path, i);
      case ArrayStoreInstruction i -> objects.store(path, i);
      case NewObjectInstruction i -> objects.create(path, i, calls);
      case NewPrimitiveArrayInstruction i -> objects.create(path, i);
      case NewReferenceArrayInstruction i -> objects.create(path, i);
      case NewMultiArrayInstruction i -> objects.create(path, i);
      case TypeCheckInstruction i -> objects.check(path, i);
      case MonitorInstruction i -> monitors.perform(path, i.opcode() == Opcode.MONITORENTER);
      case InvokeInstruction i -> calls.invoke(path, i);
      case InvokeDynamicInstruction i -> calls.link(path, i);
      case ReturnInstruction i -> calls.leave(path, i.typeKind() == TypeKind.VOID);
      case ThrowInstruction _ -> calls.raise(path);
      case NopInstruction _ -> top.next();
      default -> throw Program.unsupported(path, "the instruction " + instruction.opcode().name());
    }
  }

  private void operator(StepPath path, Frame top, OperatorInstruction i) {
    TypeKind kind = i.typeKind();
    if (kind == TypeKind.FLOAT || kind == TypeKind.DOUBLE) {
      throw Program.unsupported(path, "floating point");
    }
    switch (i.opcode()) {
      case ARRAYLENGTH -> objects.length(path);
      case IDIV, IREM, LDIV, LREM -> divide(path, top, i.opcode());
      default -> {
        Arithmetic.perform(top, i.opcode());
        top.next();
      }
    }
  }

  private void divide(StepPath path, Frame top, Opcode opcode) {
    Int isZero =
        switch (top.peek(0)) {
          case Int divisor -> Ints.equal(divisor, Int.of(0));
          case Wide divisor -> Longs.equal(divisor, Wide.of(0));
          default -> throw new IllegalStateException("no divisor");
        };
    if (decisions.holds(path, isZero)) {
      calls.raise(path, "java/lang/ArithmeticException");
      return;
    }
    if (opcode == Opcode.LDIV || opcode == Opcode.LREM) {
      divideLong(path, top, opcode == Opcode.LDIV);
      return;
    }
    Int right = top.popInt();
    Int left = top.popInt();
    top.push(opcode == Opcode.IDIV ? Ints.divide(left, right) : Ints.remainder(left, right));
    top.next();
  }

  private void divideLong(StepPath path, Frame top, boolean quotient) {
    Wide right = (Wide) top.peek(0);
    Wide left = (Wide) top.peek(1);
    if (!left.isConstant() || !right.isConstant()) {
      String name = quotient ? "divide" : "remainder";
      top.pop();
      top.pop();
      top.next();
      MethodCode code = program.code("jacquard/bytecode/world/LongDivision", name, "(JJ)J");
      path.enter(code, List.of(left, right));
      return;
    }
    top.pop();
    top.pop();
    long value = quotient ? left.constant() / right.constant() : left.constant() % right.constant();
    top.push(Wide.of(value));
    top.next();
  }

  private static void convert(StepPath path, Frame top, ConvertInstruction i) {
    switch (i.opcode()) {
      case I2B -> top.push(Ints.narrow(top.popInt(), 8, true));
      case I2S -> top.push(Ints.narrow(top.popInt(), 16, true));
      case I2C -> top.push(Ints.narrow(top.popInt(), 16, false));
      case I2L -> top.push(Longs.widened(top.popInt()));
      case L2I -> top.push(((Wide) top.pop()).low());
      default -> throw Program.unsupported(path, "floating point");
    }
  }

  private void branch(StepPath path, Frame top, BranchInstruction i) {
    int target = top.code().label(i.target());
    if (i.opcode() == Opcode.GOTO || i.opcode() == Opcode.GOTO_W) {
      jump(path, top, target);
      return;
    }
    boolean isTaken = decisions.holds(path, condition(path, top, i.opcode()));
    int operands =
        switch (i.opcode()) {
          case IF_ICMPEQ,
              IF_ICMPNE,
              IF_ICMPLT,
              IF_ICMPGE,
              IF_ICMPGT,
              IF_ICMPLE,
              IF_ACMPEQ,
              IF_ACMPNE ->
              2;
          default -> 1;
        };
    for (int n = 0; n < operands; n++) {
      top.pop();
    }
    if (isTaken) {
      jump(path, top, target);
    } else {
      top.next();
    }
  }

  private Int condition(StepPath path, Frame top, Opcode opcode) {
    Int zero = Int.of(0);
    return switch (opcode) {
      case IFEQ -> Ints.equal((Int) top.peek(0), zero);
      case IFNE -> Ints.not(Ints.equal((Int) top.peek(0), zero));
      case IFLT -> Ints.less((Int) top.peek(0), zero);
      case IFGE -> Ints.not(Ints.less((Int) top.peek(0), zero));
      case IFGT -> Ints.less(zero, (Int) top.peek(0));
      case IFLE -> Ints.not(Ints.less(zero, (Int) top.peek(0)));
      case IF_ICMPEQ -> Ints.equal((Int) top.peek(1), (Int) top.peek(0));
      case IF_ICMPNE -> Ints.not(Ints.equal((Int) top.peek(1), (Int) top.peek(0)));
      case IF_ICMPLT -> Ints.less((Int) top.peek(1), (Int) top.peek(0));
      case IF_ICMPGE -> Ints.not(Ints.less((Int) top.peek(1), (Int) top.peek(0)));
      case IF_ICMPGT -> Ints.less((Int) top.peek(0), (Int) top.peek(1));
      case IF_ICMPLE -> Ints.not(Ints.less((Int) top.peek(0), (Int) top.peek(1)));
      case IF_ACMPEQ -> same(path, top);
      case IF_ACMPNE -> Ints.not(same(path, top));
      case IFNULL -> Ints.same((Ref) top.peek(0), Ref.NULL);
      case IFNONNULL -> Ints.not(Ints.same((Ref) top.peek(0), Ref.NULL));
      default -> throw new IllegalStateException("no condition: " + opcode);
    };
  }

  private Int same(StepPath path, Frame top) {
    return SameObject.same(path, program.heap(), (Ref) top.peek(1), (Ref) top.peek(0));
  }

  /** A step may go round a loop only while everything is known, and not for ever. */
  private void jump(StepPath path, Frame top, int target) {
    boolean isBack = target <= top.pc();
    top.jump(target);
    if (isBack && !memory.isSetup() && !path.isAtomic()) {
      int rounds = path.pass(path.frames().size() + " " + top.code().method() + target);
      boolean isLong = path.forks() > program.grain().mostForks() && path.section() == null;
      if (isLong || rounds > MOST_ROUNDS) {
        path.stop();
      }
    }
  }

  private void choose(
      StepPath path, Frame top, java.lang.classfile.Label otherwise, List<SwitchCase> cases) {
    Int value = (Int) top.peek(0);
    int target = top.code().label(otherwise);
    for (SwitchCase c : cases) {
      if (decisions.holds(path, Ints.equal(value, Int.of(c.caseValue())))) {
        target = top.code().label(c.target());
        break;
      }
    }
    top.pop();
    jump(path, top, target);
  }
}
