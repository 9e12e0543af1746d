package jacquard.ltl.buchi;

import jacquard.ltl.Formula;
import jacquard.ltl.Lasso;
import jacquard.ltl.Propositions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether a formula or an automaton can tell apart words that differ only by how often a letter is
 * repeated. Reductions that skip invisible steps are sound only if it cannot.
 *
 * <p>A formula without X is invariant (Lamport 1983). For one with X the question is decided on
 * automata. Let E(L) be the words made from words of L by repeating letters, each a finite number
 * of times. Two words that differ by stuttering have a common word made from both of them this way:
 * repeat each letter as often as the one that repeats it more. So the formula {@code f} is
 * invariant exactly if E(f) and E(!f) have no word in common, which is a product and an emptiness
 * check (the idea of Peled, Wilke and Wolper, 1998; the constructions are compared by Michaud and
 * Duret-Lutz, SPIN 2015). For an automaton the {@link Complement} has the place of the negation.
 */
public sealed interface StutterInvariance {

  /** No word that satisfies the formula, or is accepted, stutters to one that does not. */
  record Invariant() implements StutterInvariance {}

  /**
   * The two words differ by stuttering only; the first satisfies the formula, or is accepted, the
   * second does not.
   */
  record Sensitive(Lasso satisfying, Lasso violating) implements StutterInvariance {}

  /** Not decided; to be treated as sensitive. */
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
    long[] letters = Letters.representatives(positive, negative);
    return of(new StretchedProduct(positive, negative, letters))
        .orElseGet(
            () -> new Unknown("X occurs, and the check for stuttering invariance grew too large"));
  }

  /** Whether the language of an automaton can tell. */
  static StutterInvariance of(BuchiAutomaton automaton) {
    if (automaton.propositions().size() > PROPOSITION_LIMIT) {
      return new Unknown(
          "with more than "
              + PROPOSITION_LIMIT
              + " propositions stuttering invariance is not checked");
    }
    BuchiAutomaton small = Reduction.of(automaton);
    long[] letters = Letters.representatives(small);
    return Complement.of(small, letters)
        .flatMap(complement -> of(new StretchedProduct(small, complement, letters)))
        .orElseGet(() -> new Unknown("the check for stuttering invariance grew too large"));
  }

  /** What the product of a language and its complement tells; empty if it is too large. */
  private static Optional<StutterInvariance> of(StretchedProduct product) {
    if (!product.explore()) {
      return Optional.empty();
    }
    @Nullable Sensitive witness = product.witness();
    return Optional.of(witness == null ? new Invariant() : witness);
  }
}
