package jacquard.statespace.liveness;

import jacquard.core.request.RefusedRequestException;
import jacquard.ltl.Formula;
import jacquard.ltl.FormulaSyntaxException;
import jacquard.ltl.Propositions;
import jacquard.ltl.buchi.BuchiAutomaton;
import jacquard.ltl.buchi.Graphviz;
import jacquard.ltl.buchi.NeverClaim;
import jacquard.ltl.buchi.Translation;

/** The automaton that a formula is checked with: it accepts the runs on which it does not hold. */
public final class ClaimPictures {
  private ClaimPictures() {}

  /**
   * As a never claim.
   *
   * @throws RefusedRequestException if it is no formula
   */
  public static String neverClaim(String formula) {
    return NeverClaim.print(automaton(formula));
  }

  /**
   * For Graphviz.
   *
   * @throws RefusedRequestException if it is no formula
   */
  public static String graphviz(String formula) {
    return Graphviz.print(automaton(formula));
  }

  private static BuchiAutomaton automaton(String text) {
    try {
      Formula wanted = Formula.parse(text);
      return Translation.of(new Formula.Not(wanted), Propositions.of(wanted));
    } catch (FormulaSyntaxException e) {
      throw new RefusedRequestException(
          "no formula: \"%s\", %s".formatted(text, e.getMessage()), e);
    }
  }
}
