package jacquard.ltl;

/**
 * Writes a formula in Spin's syntax, with parentheses around every binary operand that is not a
 * name.
 */
final class FormulaPrinter {

  private FormulaPrinter() {}

  static String print(Formula formula) {
    return switch (formula) {
      case Formula.True() -> "true";
      case Formula.False() -> "false";
      case Formula.Proposition(String text) -> text;
      case Formula.Not(Formula operand) -> "!" + operand(operand);
      case Formula.Next(Formula operand) -> "X " + operand(operand);
      case Formula.Globally(Formula operand) -> "[]" + operand(operand);
      case Formula.Eventually(Formula operand) -> "<>" + operand(operand);
      case Formula.And(Formula left, Formula right) -> infix(left, "&&", right);
      case Formula.Or(Formula left, Formula right) -> infix(left, "||", right);
      case Formula.Implies(Formula left, Formula right) -> infix(left, "->", right);
      case Formula.Iff(Formula left, Formula right) -> infix(left, "<->", right);
      case Formula.Until(Formula left, Formula right) -> infix(left, "U", right);
      case Formula.Release(Formula left, Formula right) -> infix(left, "V", right);
      case Formula.WeakUntil(Formula left, Formula right) -> infix(left, "W", right);
    };
  }

  private static String infix(Formula left, String operator, Formula right) {
    return operand(left) + " " + operator + " " + operand(right);
  }

  private static String operand(Formula formula) {
    return isTight(formula) ? print(formula) : "(" + print(formula) + ")";
  }

  private static boolean isTight(Formula formula) {
    return switch (formula) {
      case Formula.True _, Formula.False _ -> true;
      case Formula.Proposition(String text) ->
          text.chars().allMatch(FormulaPrinter::isWordCharacter);
      case Formula.Not _, Formula.Next _, Formula.Globally _, Formula.Eventually _ -> true;
      case Formula.And _, Formula.Or _, Formula.Implies _, Formula.Iff _ -> false;
      case Formula.Until _, Formula.Release _, Formula.WeakUntil _ -> false;
    };
  }

  private static boolean isWordCharacter(int c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }
}
