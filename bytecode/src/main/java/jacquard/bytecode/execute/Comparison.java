package jacquard.bytecode.execute;

import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a path knows of an expression since it has compared it with a constant. The expression is in
 * terms of the state before the step, so that it stays true for all of the step.
 */
record Comparison(Expression what, BinaryOperator operator, int constant) {
  /** The value, with a narrower range if it is that of the expression. */
  Value narrowed(Value v) {
    return switch (v) {
      case Int i when i.expression().equals(what) -> narrowed(i);
      case Ref r when r.expression().equals(what) -> narrowed(r);
      default -> v;
    };
  }

  private Value narrowed(Int i) {
    Domain.@Nullable Range range =
        switch (operator) {
          case LESS -> i.range().between(Integer.MIN_VALUE, constant - 1L);
          case LESS_EQUAL -> i.range().between(Integer.MIN_VALUE, constant);
          case GREATER -> i.range().between(constant + 1L, Integer.MAX_VALUE);
          case GREATER_EQUAL -> i.range().between(constant, Integer.MAX_VALUE);
          case EQUAL -> i.range().between(constant, constant);
          case NOT_EQUAL -> i.range().without(constant);
          default -> i.range();
        };
    return range == null ? i : Int.of(i.expression(), range, i.weight());
  }

  private Value narrowed(Ref r) {
    if (r.isConstant() || !r.objects().contains(constant)) {
      return r;
    }
    return switch (operator) {
      case EQUAL -> Ref.of(constant);
      case NOT_EQUAL -> {
        SortedSet<Integer> others = new TreeSet<>(r.objects());
        others.remove(constant);
        yield Ref.of(r.expression(), others, r.weight());
      }
      default -> r;
    };
  }
}
