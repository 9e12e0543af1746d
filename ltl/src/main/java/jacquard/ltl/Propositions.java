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
    if (formula instanceof Formula.Proposition(String text)) {
      names.add(text);
    }
    formula.operands().forEach(operand -> collect(operand, names));
  }
}
