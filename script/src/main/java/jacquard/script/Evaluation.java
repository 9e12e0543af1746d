package jacquard.script;

import java.util.function.ToIntFunction;

/** An expression whose names have been looked up. */
interface Evaluation {
  long of(long[] locals, long[] shared);

  /**
   * Looks up the names of an expression.
   *
   * @param slots the position of a local in its thread's array
   * @param objects the number of a shared object; called only for conditions on the final state
   */
  static Evaluation compile(
      Expression expression, ToIntFunction<String> slots, ToIntFunction<Ref> objects) {
    return switch (expression) {
      case Expression.Constant(long value) -> (_, _) -> value;
      case Expression.Local(String name) -> {
        int slot = slots.applyAsInt(name);
        yield (locals, _) -> locals[slot];
      }
      case Expression.Final(Ref variable) -> {
        int object = objects.applyAsInt(variable);
        yield (_, shared) -> shared[object];
      }
      case Expression.Binary(var operator, var left, var right) -> {
        Evaluation l = compile(left, slots, objects);
        Evaluation r = compile(right, slots, objects);
        yield switch (operator) {
          // the ones on hot paths without the switch inside
          case PLUS -> (a, b) -> l.of(a, b) + r.of(a, b);
          case NOT_EQUAL -> (a, b) -> l.of(a, b) != r.of(a, b) ? 1 : 0;
          case EQUAL -> (a, b) -> l.of(a, b) == r.of(a, b) ? 1 : 0;
          case MINUS, TIMES, REMAINDER, LESS, LESS_OR_EQUAL, AND, OR ->
              (a, b) -> operator.apply(l.of(a, b), r.of(a, b));
        };
      }
      case Expression.Not(var operand) -> {
        Evaluation o = compile(operand, slots, objects);
        yield (a, b) -> o.of(a, b) == 0 ? 1 : 0;
      }
    };
  }
}
