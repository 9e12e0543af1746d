package jacquard.ltl;

/**
 * Negation normal form: negation stands before propositions only, and all else is said with {@code
 * true}, {@code false}, and, or, X, U and V.
 */
public final class NegationNormalForm {

  private NegationNormalForm() {}

  public static Formula of(Formula formula) {
    return switch (formula) {
      case Formula.True _, Formula.False _, Formula.Proposition _ -> formula;
      case Formula.Not(Formula operand) -> ofNegation(operand);
      case Formula.And(Formula left, Formula right) -> new Formula.And(of(left), of(right));
      case Formula.Or(Formula left, Formula right) -> new Formula.Or(of(left), of(right));
      case Formula.Implies(Formula left, Formula right) ->
          new Formula.Or(ofNegation(left), of(right));
      case Formula.Iff(Formula left, Formula right) ->
          new Formula.Or(
              new Formula.And(of(left), of(right)),
              new Formula.And(ofNegation(left), ofNegation(right)));
      case Formula.Next(Formula operand) -> new Formula.Next(of(operand));
      case Formula.Until(Formula left, Formula right) -> new Formula.Until(of(left), of(right));
      case Formula.Release(Formula left, Formula right) -> new Formula.Release(of(left), of(right));
      // a W b = b V (a || b)
      case Formula.WeakUntil(Formula left, Formula right) ->
          new Formula.Release(of(right), new Formula.Or(of(left), of(right)));
      case Formula.Globally(Formula operand) ->
          new Formula.Release(Formula.constant(false), of(operand));
      case Formula.Eventually(Formula operand) ->
          new Formula.Until(Formula.constant(true), of(operand));
    };
  }

  public static Formula ofNegation(Formula formula) {
    return switch (formula) {
      case Formula.True _ -> Formula.constant(false);
      case Formula.False _ -> Formula.constant(true);
      case Formula.Proposition _ -> new Formula.Not(formula);
      case Formula.Not(Formula operand) -> of(operand);
      case Formula.And(Formula left, Formula right) ->
          new Formula.Or(ofNegation(left), ofNegation(right));
      case Formula.Or(Formula left, Formula right) ->
          new Formula.And(ofNegation(left), ofNegation(right));
      case Formula.Implies(Formula left, Formula right) ->
          new Formula.And(of(left), ofNegation(right));
      case Formula.Iff(Formula left, Formula right) ->
          new Formula.Or(
              new Formula.And(of(left), ofNegation(right)),
              new Formula.And(ofNegation(left), of(right)));
      case Formula.Next(Formula operand) -> new Formula.Next(ofNegation(operand));
      case Formula.Until(Formula left, Formula right) ->
          new Formula.Release(ofNegation(left), ofNegation(right));
      case Formula.Release(Formula left, Formula right) ->
          new Formula.Until(ofNegation(left), ofNegation(right));
      // !(a W b) = !b U (!a && !b)
      case Formula.WeakUntil(Formula left, Formula right) ->
          new Formula.Until(
              ofNegation(right), new Formula.And(ofNegation(left), ofNegation(right)));
      case Formula.Globally(Formula operand) ->
          new Formula.Until(Formula.constant(true), ofNegation(operand));
      case Formula.Eventually(Formula operand) ->
          new Formula.Release(Formula.constant(false), ofNegation(operand));
    };
  }
}
