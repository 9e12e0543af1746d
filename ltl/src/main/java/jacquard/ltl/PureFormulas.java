package jacquard.ltl;

/**
 * Classes of formulas in negation normal form whose truth does not depend on where one starts to
 * look (Etessami and Holzmann, CONCUR 2000). The tests are syntactic: false may mean "not seen".
 */
final class PureFormulas {

  private PureFormulas() {}

  /** If it holds at a position, it holds at every earlier one: {@code <>f = f}. */
  static boolean isPureEventuality(Formula formula) {
    return switch (formula) {
      case Formula.True _, Formula.False _ -> true;
      case Formula.And(Formula left, Formula right) ->
          isPureEventuality(left) && isPureEventuality(right);
      case Formula.Or(Formula left, Formula right) ->
          isPureEventuality(left) && isPureEventuality(right);
      case Formula.Next(Formula operand) -> isPureEventuality(operand);
      case Formula.Until(Formula left, Formula right) ->
          left.equals(Formula.constant(true))
              || (isPureEventuality(left) && isPureEventuality(right));
      case Formula.Release(Formula left, Formula right) ->
          isPureEventuality(left) && isPureEventuality(right);
      default -> false;
    };
  }

  /** If it holds at a position, it holds at every later one: {@code []f = f}. */
  static boolean isPurelyUniversal(Formula formula) {
    return isPureEventuality(NegationNormalForm.ofNegation(formula));
  }

  /** Holds everywhere or nowhere: {@code X f = f}. */
  static boolean isSuspendable(Formula formula) {
    return isPureEventuality(formula) && isPurelyUniversal(formula);
  }
}
