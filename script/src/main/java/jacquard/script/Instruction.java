package jacquard.script;

import jacquard.core.Dependence;
import jacquard.core.Kind;
import org.jspecify.annotations.Nullable;

/**
 * One step of a compiled thread. Which fields mean something depends on the code.
 *
 * @param visible the kind of operation, for {@link Code#VISIBLE}
 * @param base the first object of the array that is accessed
 * @param size the length of that array
 * @param index which element of it
 * @param first value written, expected value, condition
 * @param second new value of a CAS
 * @param slot the local that gets the result; -1 for none
 * @param target where to jump, the other thread, the number of permits or alternatives
 */
record Instruction(
    Code code,
    @Nullable Kind visible,
    int base,
    int size,
    Evaluation index,
    Evaluation first,
    Evaluation second,
    int slot,
    int target,
    String text) {

  private static final Evaluation ZERO = (_, _) -> 0;

  enum Code {
    VISIBLE,
    ASSIGN,
    JUMP,
    JUMP_UNLESS,
    ASSERT,
    EXIT
  }

  static Instruction visible(Kind kind, String text) {
    return new Instruction(
        Code.VISIBLE, kind, Dependence.NO_OBJECT, 0, ZERO, ZERO, ZERO, -1, 0, text);
  }

  static Instruction invisible(Code code, Evaluation value, int slot, int target, String text) {
    return new Instruction(
        code, null, Dependence.NO_OBJECT, 0, ZERO, value, ZERO, slot, target, text);
  }

  Instruction on(int newBase, int newSize, Evaluation newIndex) {
    return new Instruction(
        code, visible, newBase, newSize, newIndex, first, second, slot, target, text);
  }

  Instruction with(Evaluation newFirst, Evaluation newSecond) {
    return new Instruction(
        code, visible, base, size, index, newFirst, newSecond, slot, target, text);
  }

  Instruction into(int newSlot) {
    return new Instruction(code, visible, base, size, index, first, second, newSlot, target, text);
  }

  Instruction to(int newTarget) {
    return new Instruction(code, visible, base, size, index, first, second, slot, newTarget, text);
  }
}
