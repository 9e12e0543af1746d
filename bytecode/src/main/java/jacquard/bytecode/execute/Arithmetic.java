package jacquard.bytecode.execute;

import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Longs;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Wide;
import java.lang.classfile.Opcode;

/** Operators that cannot fail. */
final class Arithmetic {
  private Arithmetic() {}

  static void perform(Frame top, Opcode opcode) {
    switch (opcode) {
      case INEG -> top.push(Ints.negate(top.popInt()));
      case LNEG -> top.push(Longs.negate((Wide) top.pop()));
      default -> {
        Value right = top.pop();
        Value left = top.pop();
        top.push(
            right instanceof Int r
                ? left instanceof Wide w ? shifted(opcode, w, r) : ints(opcode, (Int) left, r)
                : longs(opcode, (Wide) left, (Wide) right));
      }
    }
  }

  private static Int ints(Opcode opcode, Int left, Int right) {
    return switch (opcode) {
      case IADD -> Ints.add(left, right);
      case ISUB -> Ints.subtract(left, right);
      case IMUL -> Ints.multiply(left, right);
      case IAND -> Ints.and(left, right);
      case IOR -> Ints.or(left, right);
      case IXOR -> Ints.xor(left, right);
      case ISHL -> Ints.shiftLeft(left, right);
      case ISHR -> Ints.shiftRight(left, right);
      case IUSHR -> Ints.shiftRightUnsigned(left, right);
      default -> throw new IllegalStateException("no operator: " + opcode);
    };
  }

  private static Wide shifted(Opcode opcode, Wide left, Int right) {
    return switch (opcode) {
      case LSHL -> Longs.shiftLeft(left, right);
      case LSHR -> Longs.shiftRight(left, right);
      case LUSHR -> Longs.shiftRightUnsigned(left, right);
      default -> throw new IllegalStateException("no operator: " + opcode);
    };
  }

  private static Value longs(Opcode opcode, Wide left, Wide right) {
    return switch (opcode) {
      case LADD -> Longs.add(left, right);
      case LSUB -> Longs.subtract(left, right);
      case LMUL -> Longs.multiply(left, right);
      case LAND -> Longs.and(left, right);
      case LOR -> Longs.or(left, right);
      case LXOR -> Longs.xor(left, right);
      case LCMP -> Longs.compare(left, right);
      default -> throw new IllegalStateException("no operator: " + opcode);
    };
  }
}
