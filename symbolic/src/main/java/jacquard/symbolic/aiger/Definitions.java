package jacquard.symbolic.aiger;

import jacquard.symbolic.circuit.Aig;
import java.util.ArrayDeque;
import java.util.Arrays;

/** What each variable of a file is, and what becomes of it in the graph. */
final class Definitions {
  private static final int UNDEFINED = -1;
  private static final int LEAF = -2;
  private static final int PENDING = -3;

  private final Bytes bytes;
  private final Header header;
  private final Aig aig = new Aig();

  /** The operands of each variable's conjunction; the first also says what else it is. */
  private final int[] left;

  private final int[] right;

  /** The literal in the graph, or one of the marks above. */
  private final int[] resolved;

  Definitions(Bytes bytes, Header header) {
    this.bytes = bytes;
    this.header = header;
    left = new int[header.maximum() + 1];
    right = new int[header.maximum() + 1];
    resolved = new int[header.maximum() + 1];
    Arrays.fill(left, UNDEFINED);
    Arrays.fill(resolved, UNDEFINED);
    left[0] = LEAF;
    resolved[0] = Aig.FALSE;
  }

  Aig aig() {
    return aig;
  }

  void leaf(int literal) throws AigerException {
    define(literal, LEAF, 0);
    resolved[literal >> 1] = aig.leaf();
  }

  private void define(int literal, int l, int r) throws AigerException {
    header.literal(literal, bytes);
    if ((literal & 1) != 0 || literal == 0) {
      throw bytes.lineError("literal " + literal + " cannot be defined");
    }
    if (left[literal >> 1] != UNDEFINED) {
      throw bytes.lineError("literal " + literal + " is defined twice");
    }
    left[literal >> 1] = l;
    right[literal >> 1] = r;
  }

  void readConjunctions() throws AigerException {
    for (int i = 0; i < header.ands(); i++) {
      if (header.binary()) {
        int literal = 2 * (header.inputs() + header.latches() + i + 1);
        int l = literal - bytes.delta();
        int r = l - bytes.delta();
        if (l < 0 || r < 0 || l >= literal || r > l) {
          throw bytes.byteError("the operands of conjunction " + literal + " are not below it");
        }
        define(literal, l, r);
      } else {
        int[] numbers = bytes.numbers(3, 3, "a conjunction");
        define(numbers[0], header.literal(numbers[1], bytes), header.literal(numbers[2], bytes));
      }
    }
  }

  /** The literal in the graph for a literal of the file; text may define it in any order. */
  int resolve(int literal) throws AigerException {
    ArrayDeque<Integer> stack = new ArrayDeque<>();
    stack.push(literal >> 1);
    while (!stack.isEmpty()) {
      int variable = stack.peek();
      if (resolved[variable] >= 0) {
        stack.pop();
        continue;
      }
      if (left[variable] == UNDEFINED) {
        throw new AigerException("literal " + 2 * variable + " is used and never defined");
      }
      int l = resolved[left[variable] >> 1];
      int r = resolved[right[variable] >> 1];
      if (l >= 0 && r >= 0) {
        resolved[variable] = aig.and(l ^ (left[variable] & 1), r ^ (right[variable] & 1));
        continue;
      }
      if (resolved[variable] == PENDING) {
        throw new AigerException("literal " + 2 * variable + " depends on itself");
      }
      resolved[variable] = PENDING;
      if (l < 0) {
        stack.push(left[variable] >> 1);
      }
      if (r < 0) {
        stack.push(right[variable] >> 1);
      }
    }
    return resolved[literal >> 1] ^ (literal & 1);
  }
}
