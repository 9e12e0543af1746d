package jacquard.bytecode.value;

import jacquard.bytecode.value.Domain.Range;
import jacquard.model.Expression.BinaryOperator;
import java.util.Arrays;
import java.util.Optional;

/** Results of arithmetic on few numbers, each with each. */
final class Pointwise {
  /** As many pairs are looked at. */
  private static final long MOST_PAIRS = 1024;

  private Pointwise() {}

  /** All that may come out, if that is easily found. */
  static Optional<Range> of(BinaryOperator operator, Range a, Range b) {
    if (!isArithmetic(operator)
        || !a.isFew()
        || !b.isFew()
        || a.numbers().count() * b.numbers().count() > MOST_PAIRS) {
      return Optional.empty();
    }
    int[] lefts = a.numbers().toArray();
    int[] rights = b.numbers().toArray();
    int[] results = new int[lefts.length * rights.length];
    int count = 0;
    for (int left : lefts) {
      for (int right : rights) {
        if (right == 0 && isDivision(operator)) {
          continue;
        }
        results[count++] = result(operator, left, right);
      }
    }
    return count == 0 ? Optional.empty() : Optional.of(Range.of(Arrays.copyOf(results, count)));
  }

  private static boolean isDivision(BinaryOperator operator) {
    return operator == BinaryOperator.DIVIDE || operator == BinaryOperator.REMAINDER;
  }

  private static boolean isArithmetic(BinaryOperator operator) {
    return switch (operator) {
      case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER -> true;
      case BIT_AND, BIT_OR, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT -> true;
      default -> false;
    };
  }

  /** As the JVM does it. */
  private static int result(BinaryOperator operator, int a, int b) {
    return switch (operator) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case DIVIDE -> a / b;
      case REMAINDER -> a % b;
      case BIT_AND -> a & b;
      case BIT_OR -> a | b;
      case BIT_XOR -> a ^ b;
      case SHIFT_LEFT -> a << b;
      case SHIFT_RIGHT -> a >> b;
      default -> throw new IllegalArgumentException("not arithmetic: " + operator);
    };
  }
}
