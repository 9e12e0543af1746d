package jacquard.runtime.rewrite;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.StackInstruction;

/**
 * Follows code that fills an array which it has just made with constants. Nobody else knows the
 * array, and the code may be so long that there is no room for hooks in it.
 */
final class ArrayInitialiser {
  private enum Next {
    NEW,
    DUP,
    INDEX,
    VALUE,
    STORE
  }

  private Next next = Next.NEW;

  /** Goes on by one element, and whether that stores into such an array. */
  boolean isStore(CodeElement element) {
    if (element instanceof LineNumber) {
      return false;
    }
    boolean isStore = next == Next.STORE && element instanceof ArrayStoreInstruction;
    next =
        switch (element) {
          case NewPrimitiveArrayInstruction _, NewReferenceArrayInstruction _ -> Next.DUP;
          case StackInstruction s when next == Next.DUP && s.opcode() == Opcode.DUP -> Next.INDEX;
          case ConstantInstruction _ when next == Next.INDEX -> Next.VALUE;
          case ConstantInstruction _ when next == Next.VALUE -> Next.STORE;
          default -> isStore ? Next.DUP : Next.NEW;
        };
    return isStore;
  }
}
