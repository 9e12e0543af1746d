package jacquard.ltl;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites a formula to an equivalent one in negation normal form that is usually cheaper to
 * translate, by the laws of {@link Identity}, from the leaves up, until none applies.
 */
public final class Simplification {

  private final SyntacticImplication implication = new SyntacticImplication();

  private Simplification() {}

  public static Formula of(Formula formula) {
    return new Simplification().simplify(NegationNormalForm.of(formula));
  }

  private Formula simplify(Formula formula) {
    Formula current =
        switch (formula) {
          case Formula.And _ -> joined(operands(formula), Formula.And::new);
          case Formula.Or _ -> joined(operands(formula), Formula.Or::new);
          case Formula.Next(Formula f) -> new Formula.Next(simplify(f));
          case Formula.Until(Formula f, Formula g) -> new Formula.Until(simplify(f), simplify(g));
          case Formula.Release(Formula f, Formula g) ->
              new Formula.Release(simplify(f), simplify(g));
          default -> formula;
        };
    Formula rewritten = rewrite(current);
    return rewritten == null ? current : simplify(rewritten);
  }

  /**
   * The operands of a chain of one associative operator, each simplified, chains inside taken
   * apart.
   */
  private List<Formula> operands(Formula chain) {
    List<Formula> result = new ArrayList<>();
    collect(chain, chain.getClass(), result);
    return result;
  }

  private void collect(Formula formula, Class<?> operator, List<Formula> result) {
    if (formula.getClass() != operator) {
      Formula simple = simplify(formula);
      if (simple.getClass() == operator) {
        collectSimple(simple, operator, result);
      } else {
        result.add(simple);
      }
      return;
    }
    switch (formula) {
      case Formula.And(Formula left, Formula right) -> {
        collect(left, operator, result);
        collect(right, operator, result);
      }
      case Formula.Or(Formula left, Formula right) -> {
        collect(left, operator, result);
        collect(right, operator, result);
      }
      default -> throw new IllegalArgumentException("not a chain: " + formula);
    }
  }

  private static void collectSimple(Formula formula, Class<?> operator, List<Formula> result) {
    if (formula.getClass() == operator && formula instanceof Formula.And(Formula f, Formula g)) {
      collectSimple(f, operator, result);
      collectSimple(g, operator, result);
    } else if (formula.getClass() == operator
        && formula instanceof Formula.Or(Formula f, Formula g)) {
      collectSimple(f, operator, result);
      collectSimple(g, operator, result);
    } else {
      result.add(formula);
    }
  }

  /** Applies the laws for a binary operator to every pair of the chain, wherever the two stand. */
  private Formula joined(List<Formula> operands, BinaryOperator<Formula> operator) {
    for (int i = 0; i < operands.size(); i++) {
      for (int j = i + 1; j < operands.size(); j++) {
        Formula rewritten = rewrite(operator.apply(operands.get(i), operands.get(j)));
        if (rewritten != null) {
          operands.remove(j);
          operands.set(i, rewritten);
          return simplify(operands.stream().reduce(operator).orElseThrow());
        }
      }
    }
    return operands.stream().reduce(operator).orElseThrow();
  }

  private @Nullable Formula rewrite(Formula formula) {
    for (Identity identity : Identity.values()) {
      Formula rewritten = identity.rewrite(formula, implication::implies);
      if (rewritten != null && !rewritten.equals(formula)) {
        return rewritten;
      }
    }
    return null;
  }
}
