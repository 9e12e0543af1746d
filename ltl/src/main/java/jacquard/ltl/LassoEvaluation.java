package jacquard.ltl;

import java.util.Arrays;

/**
 * Evaluates a formula at every position of a lasso, straight from the semantics: the reference that
 * automata are tested against.
 */
public final class LassoEvaluation {

  private final Lasso word;
  private final Propositions propositions;

  public LassoEvaluation(Lasso word, Propositions propositions) {
    this.word = word;
    this.propositions = propositions;
  }

  public boolean satisfies(Formula formula) {
    return values(formula)[0];
  }

  private boolean[] values(Formula formula) {
    return switch (formula) {
      case Formula.True _ -> constant(true);
      case Formula.False _ -> constant(false);
      case Formula.Proposition(String text) -> literal(propositions.number(text));
      case Formula.Not(Formula operand) -> not(values(operand));
      case Formula.And(Formula left, Formula right) -> and(values(left), values(right));
      case Formula.Or(Formula left, Formula right) -> or(values(left), values(right));
      case Formula.Implies(Formula left, Formula right) -> or(not(values(left)), values(right));
      case Formula.Iff(Formula left, Formula right) -> same(values(left), values(right));
      case Formula.Next(Formula operand) -> next(values(operand));
      case Formula.Until(Formula left, Formula right) -> until(values(left), values(right));
      case Formula.Release(Formula left, Formula right) ->
          not(until(not(values(left)), not(values(right))));
      case Formula.WeakUntil(Formula left, Formula right) -> {
        boolean[] first = values(left);
        yield or(until(first, values(right)), globally(first));
      }
      case Formula.Globally(Formula operand) -> globally(values(operand));
      case Formula.Eventually(Formula operand) -> until(constant(true), values(operand));
    };
  }

  private boolean[] constant(boolean value) {
    boolean[] result = new boolean[word.positions()];
    Arrays.fill(result, value);
    return result;
  }

  private boolean[] literal(int proposition) {
    boolean[] result = new boolean[word.positions()];
    for (int i = 0; i < result.length; i++) {
      result[i] = (word.letter(i) >>> proposition & 1) != 0;
    }
    return result;
  }

  private static boolean[] not(boolean[] operand) {
    boolean[] result = new boolean[operand.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = !operand[i];
    }
    return result;
  }

  private static boolean[] and(boolean[] left, boolean[] right) {
    return not(or(not(left), not(right)));
  }

  private static boolean[] or(boolean[] left, boolean[] right) {
    boolean[] result = new boolean[left.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = left[i] || right[i];
    }
    return result;
  }

  private static boolean[] same(boolean[] left, boolean[] right) {
    boolean[] result = new boolean[left.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = left[i] == right[i];
    }
    return result;
  }

  private boolean[] next(boolean[] operand) {
    boolean[] result = new boolean[operand.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = operand[word.successor(i)];
    }
    return result;
  }

  private boolean[] globally(boolean[] operand) {
    return not(until(constant(true), not(operand)));
  }

  /** The least solution of {@code u = right || (left && next u)}; two rounds backwards reach it. */
  private boolean[] until(boolean[] left, boolean[] right) {
    boolean[] result = new boolean[left.length];
    for (int round = 0; round < 2; round++) {
      for (int i = result.length - 1; i >= 0; i--) {
        result[i] = right[i] || (left[i] && result[word.successor(i)]);
      }
    }
    return result;
  }
}
