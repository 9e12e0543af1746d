package jacquard.ltl;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The propositions of an automaton, numbered from 0. A letter of the alphabet is the set of those
 * that hold, as a {@code long} with bit {@code i} for proposition {@code i}.
 */
public record Propositions(List<String> names) {

  public static final int LIMIT = Long.SIZE;

  public Propositions {
    names = List.copyOf(names);
    if (names.size() > LIMIT) {
      throw new IllegalArgumentException(
          names.size() + " propositions in one property; at most " + LIMIT + " are possible");
    }
  }

  /** The propositions of a formula, in the order in which they are first read. */
  public static Propositions of(Formula formula) {
    Collection<String> names = new LinkedHashSet<>();
    collect(formula, names);
    return new Propositions(List.copyOf(names));
  }

  public int size() {
    return names.size();
  }

  public String name(int number) {
    return names.get(number);
  }

  public int number(String name) {
    int number = names.indexOf(name);
    if (number < 0) {
      throw new IllegalArgumentException("no proposition \"" + name + "\" among " + names);
    }
    return number;
  }

  /** The letter in which exactly the named propositions hold. */
  public long letter(String... holding) {
    long letter = 0;
    for (String name : holding) {
      letter |= 1L << number(name);
    }
    return letter;
  }

  private static void collect(Formula formula, Collection<String> names) {
    switch (formula) {
      case Formula.True _, Formula.False _ -> {}
      case Formula.Proposition(String text) -> names.add(text);
      case Formula.Not(Formula operand) -> collect(operand, names);
      case Formula.Next(Formula operand) -> collect(operand, names);
      case Formula.Globally(Formula operand) -> collect(operand, names);
      case Formula.Eventually(Formula operand) -> collect(operand, names);
      case Formula.And(Formula left, Formula right) -> collect(left, right, names);
      case Formula.Or(Formula left, Formula right) -> collect(left, right, names);
      case Formula.Implies(Formula left, Formula right) -> collect(left, right, names);
      case Formula.Iff(Formula left, Formula right) -> collect(left, right, names);
      case Formula.Until(Formula left, Formula right) -> collect(left, right, names);
      case Formula.Release(Formula left, Formula right) -> collect(left, right, names);
      case Formula.WeakUntil(Formula left, Formula right) -> collect(left, right, names);
    }
  }

  private static void collect(Formula left, Formula right, Collection<String> names) {
    collect(left, names);
    collect(right, names);
  }
}
