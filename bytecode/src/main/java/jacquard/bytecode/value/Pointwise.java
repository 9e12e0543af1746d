package jacquard.bytecode.value;

import jacquard.bytecode.value.Domain.Range;
import jacquard.model.Expression.BinaryOperator;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;

/** Results of arithmetic on few numbers, each with each. */
final class Pointwise {
  /** As many pairs are looked at. */
  private static final long MOST_PAIRS = 1024;

  private Pointwise() {}

  /** All that may come out, if that is easily found. */
  static Optional<Range> of(BinaryOperator operator, Range a, Range b) {
    if (!a.isFew() || !b.isFew() || a.numbers().count() * b.numbers().count() > MOST_PAIRS) {
      return Optional.empty();
    }
    NavigableSet<Integer> results = new TreeSet<>();
    for (int left : a.numbers().toArray()) {
      for (int right : b.numbers().toArray()) {
        OptionalInt result = result(operator, left, right);
        if (result.isEmpty() && !isDivision(operator)) {
          return Optional.empty();
        }
        result.ifPresent(results::add);
      }
    }
    return results.isEmpty() ? Optional.empty() : Optional.of(Range.of(results));
  }

  private static boolean isDivision(BinaryOperator operator) {
    return operator == BinaryOperator.DIVIDE || operator == BinaryOperator.REMAINDER;
  }

  /** As the JVM does it; nothing where a division is not possible, or this is not known. */
  private static OptionalInt result(BinaryOperator operator, int a, int b) {
    return switch (operator) {
      case ADD -> OptionalInt.of(a + b);
      case SUBTRACT -> OptionalInt.of(a - b);
      case MULTIPLY -> OptionalInt.of(a * b);
      case DIVIDE -> b == 0 ? OptionalInt.empty() : OptionalInt.of(a / b);
      case REMAINDER -> b == 0 ? OptionalInt.empty() : OptionalInt.of(a % b);
      case BIT_AND -> OptionalInt.of(a & b);
      case BIT_OR -> OptionalInt.of(a | b);
      case BIT_XOR -> OptionalInt.of(a ^ b);
      case SHIFT_LEFT -> OptionalInt.of(a << b);
      case SHIFT_RIGHT -> OptionalInt.of(a >> b);
      default -> OptionalInt.empty();
    };
  }
}
