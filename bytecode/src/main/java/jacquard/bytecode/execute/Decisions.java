package jacquard.bytecode.execute;

import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value.Int;
import jacquard.bytecode.value.Value.Ref;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import java.util.ArrayDeque;
import java.util.Deque;

/** Follows one alternative and keeps the others for later. */
public final class Decisions {
  private final Deque<StepPath> open = new ArrayDeque<>();

  Deque<StepPath> open() {
    return open;
  }

  /** Whether a condition holds on this path; another path goes on where it does not. */
  boolean holds(StepPath path, Int condition) {
    if (condition.isConstant()) {
      return !condition.is(0);
    }
    Boolean known = path.assumed().get(condition.expression());
    if (known != null) {
      return known;
    }
    StepPath other = path.copy();
    assume(other, condition, false);
    open.push(other);
    assume(path, condition, true);
    return true;
  }

  /** The step is possible only where the condition holds. */
  static void await(StepPath path, Int condition) {
    if (condition.isConstant()) {
      if (condition.is(0)) {
        path.end(StepPath.End.IMPOSSIBLE);
      }
      return;
    }
    Boolean known = path.assumed().get(condition.expression());
    if (known == null) {
      assume(path, condition, true);
    } else if (!known) {
      path.end(StepPath.End.IMPOSSIBLE);
    }
  }

  private static void assume(StepPath path, Int condition, boolean holds) {
    path.assume(condition, holds);
    Int fact = holds ? condition : Ints.not(condition);
    path.conditions().add(fact);
    if (fact.expression() instanceof Expression.Binary(BinaryOperator o, var left, var right)) {
      narrow(path, o, left, right);
    }
  }

  /** Comparisons with constants tell something of the other side. */
  private static void narrow(StepPath path, BinaryOperator o, Expression left, Expression right) {
    if (right instanceof Expression.Constant(int c, var _)) {
      learn(path, new Comparison(left, o, c));
    } else if (left instanceof Expression.Constant(int c, var _)) {
      learn(path, new Comparison(right, mirrored(o), c));
    }
  }

  private static void learn(StepPath path, Comparison comparison) {
    path.comparisons().add(comparison);
    path.replace(comparison::narrowed);
  }

  private static BinaryOperator mirrored(BinaryOperator o) {
    return switch (o) {
      case LESS -> BinaryOperator.GREATER;
      case LESS_EQUAL -> BinaryOperator.GREATER_EQUAL;
      case GREATER -> BinaryOperator.LESS;
      case GREATER_EQUAL -> BinaryOperator.LESS_EQUAL;
      default -> o;
    };
  }

  /** The object that a reference is to on this path; other paths go on with the others. */
  int object(StepPath path, Ref ref) {
    if (ref.isConstant()) {
      return ref.object();
    }
    for (int object : ref.objects()) {
      Int is = Ints.equal(ref.number(), Int.of(object));
      if (Boolean.TRUE.equals(path.assumed().get(is.expression()))) {
        return object;
      }
    }
    int first = ref.objects().first();
    for (int object : ref.objects()) {
      if (object != first) {
        StepPath other = path.copy();
        choose(other, ref, object);
        open.push(other);
      }
    }
    choose(path, ref, first);
    return first;
  }

  private static void choose(StepPath path, Ref ref, int object) {
    Int is = Ints.equal(ref.number(), Int.of(object));
    if (is.is(0)) {
      path.end(StepPath.End.IMPOSSIBLE);
      return;
    }
    if (!is.isConstant()) {
      path.assume(is, true);
      path.conditions().add(is);
    }
    path.narrow(ref, Ref.of(object));
  }

  /** One of several things that can happen, numbered from 0; other paths go on with the others. */
  int alternative(StepPath path, int count) {
    Integer chosen = path.choice();
    if (chosen == null) {
      for (int i = count - 1; i > 0; i--) {
        StepPath other = path.copy();
        other.setChoice(i);
        open.push(other);
      }
      chosen = 0;
    }
    path.setChoice(null);
    path.chose(chosen);
    return chosen;
  }
}
