package jacquard.bytecode.execute;

import jacquard.bytecode.value.Value;
import java.lang.classfile.Opcode;

/** Instructions that only move values on the stack; a long is one value here, but counts twice. */
final class StackShuffle {
  private StackShuffle() {}

  static void perform(Frame top, Opcode opcode) {
    switch (opcode) {
      case POP -> top.pop();
      case POP2 -> {
        if (!isWide(top.pop())) {
          top.pop();
        }
      }
      case DUP -> top.push(top.peek(0));
      case DUP_X1 -> insert(top, 1, 1);
      case DUP_X2 -> insert(top, 1, values(top, 1, 2));
      case DUP2 -> insert(top, values(top, 0, 2), 0);
      case DUP2_X1 -> insert(top, values(top, 0, 2), 1);
      case DUP2_X2 -> {
        int copied = values(top, 0, 2);
        insert(top, copied, values(top, copied, 2));
      }
      case SWAP -> {
        Value first = top.pop();
        Value second = top.pop();
        top.push(first);
        top.push(second);
      }
      default -> throw new IllegalStateException("no stack instruction: " + opcode);
    }
  }

  private static boolean isWide(Value value) {
    return value instanceof Value.Wide;
  }

  /** How many values below the first {@code skipped} make up so many words. */
  private static int values(Frame top, int skipped, int words) {
    return words == 2 && isWide(top.peek(skipped)) ? 1 : words;
  }

  /** Copies the first values below the next ones. */
  private static void insert(Frame top, int copied, int below) {
    int at = top.stack().size() - copied - below;
    for (int n = 0; n < copied; n++) {
      top.stack().add(at + n, top.stack().get(top.stack().size() - copied + n));
    }
  }
}
