package jacquard.bytecode.execute;

import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a path knows of an expression since it has compared it with a constant. The expression is in
 * terms of the state before the step, so that it stays true for all of the step.
 */
record Comparison(Expression what, BinaryOperator operator, int constant) {
  /** The value, with a narrower range if it is that of the expression. */
  Value narrowed(Value v) {
    if (!(v instanceof Int i) || !i.expression().equals(what)) {
      return v;
    }
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
    return range == null ? v : Int.of(i.expression(), range, i.weight());
  }
}
