package jacquard.ltl;

import java.util.HashMap;
import java.util.Map;

/**
 * A decidable part of implication between formulas in negation normal form (after Somenzi and
 * Bloem, CAV 2000): true is proven, false is not.
 */
final class SyntacticImplication {

  private record Pair(Formula premise, Formula conclusion) {}

  private final Map<Pair, Boolean> known = new HashMap<>();

  boolean implies(Formula premise, Formula conclusion) {
    if (premise.equals(conclusion)
        || premise.equals(Formula.constant(false))
        || conclusion.equals(Formula.constant(true))) {
      return true;
    }
    Pair pair = new Pair(premise, conclusion);
    Boolean answer = known.get(pair);
    if (answer == null) {
      answer = byPremise(premise, conclusion) || byConclusion(premise, conclusion);
      known.put(pair, answer);
    }
    return answer;
  }

  private boolean byPremise(Formula premise, Formula conclusion) {
    return switch (premise) {
      case Formula.And(Formula a, Formula b) -> implies(a, conclusion) || implies(b, conclusion);
      case Formula.Or(Formula a, Formula b) -> implies(a, conclusion) && implies(b, conclusion);
      case Formula.Until(Formula a, Formula b) ->
          (implies(a, conclusion) && implies(b, conclusion))
              || (conclusion instanceof Formula.Until(Formula c, Formula d)
                  && implies(a, c)
                  && implies(b, d));
      case Formula.Release(Formula a, Formula b) ->
          implies(b, conclusion)
              || (conclusion instanceof Formula.Release(Formula c, Formula d)
                  && implies(a, c)
                  && implies(b, d));
      case Formula.Next(Formula a) ->
          conclusion instanceof Formula.Next(Formula b) && implies(a, b);
      default -> false;
    };
  }

  private boolean byConclusion(Formula premise, Formula conclusion) {
    return switch (conclusion) {
      case Formula.And(Formula a, Formula b) -> implies(premise, a) && implies(premise, b);
      case Formula.Or(Formula a, Formula b) -> implies(premise, a) || implies(premise, b);
      case Formula.Until(Formula _, Formula b) -> implies(premise, b);
      case Formula.Release(Formula a, Formula b) -> implies(premise, a) && implies(premise, b);
      default -> false;
    };
  }
}
