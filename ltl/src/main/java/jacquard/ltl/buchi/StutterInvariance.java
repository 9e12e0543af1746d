package jacquard.ltl.buchi;

import jacquard.ltl.Formula;
import jacquard.ltl.Lasso;
import jacquard.ltl.Propositions;
import org.jspecify.annotations.Nullable;

/**
 * Whether a formula can tell apart words that differ only by how often a letter is repeated.
 * Reductions that skip invisible steps are sound only if it cannot.
 *
 * <p>A formula without X is invariant (Lamport 1983). For one with X the question is decided on
 * automata. Let E(L) be the words made from words of L by repeating letters, each a finite number
 * of times. Two words that differ by stuttering have a common word made from both of them this way:
 * repeat each letter as often as the one that repeats it more. So the formula {@code f} is
 * invariant exactly if E(f) and E(!f) have no word in common, which is a product and an emptiness
 * check (the idea of Peled, Wilke and Wolper, 1998; the constructions are compared by Michaud and
 * Duret-Lutz, SPIN 2015).
 */
public sealed interface StutterInvariance {

  /** No word that satisfies the formula stutters to one that does not. */
  record Invariant() implements StutterInvariance {}

  /**
   * The two words differ by stuttering only; the first satisfies the formula, the second does not.
   */
  record Sensitive(Lasso satisfying, Lasso violating) implements StutterInvariance {}

  /** Not decided; treat the formula as sensitive. */
  record Unknown(String why) implements StutterInvariance {}

  /** Letters are enumerated, so there must not be too many propositions. */
  int PROPOSITION_LIMIT = 10;

  static StutterInvariance of(Formula formula) {
    return of(formula, Propositions.of(formula));
  }

  /** With the words of the answer over given propositions. */
  static StutterInvariance of(Formula formula, Propositions propositions) {
    if (!formula.hasNext()) {
      return new Invariant();
    }
    if (propositions.size() > PROPOSITION_LIMIT) {
      return new Unknown(
          "X occurs, and with more than "
              + PROPOSITION_LIMIT
              + " propositions stuttering invariance is not checked");
    }
    BuchiAutomaton positive = Translation.of(formula, propositions);
    BuchiAutomaton negative = Translation.of(new Formula.Not(formula), propositions);
    StretchedProduct product = new StretchedProduct(positive, negative);
    if (!product.explore()) {
      return new Unknown("X occurs, and the check for stuttering invariance grew too large");
    }
    @Nullable Sensitive witness = product.witness();
    return witness == null ? new Invariant() : witness;
  }
}
