package jacquard.ltl.buchi;

import jacquard.ltl.Propositions;
import java.util.ArrayList;
import java.util.List;

/**
 * A conjunction of literals: the propositions of {@code positive} hold and those of {@code
 * negative} do not. The empty conjunction is true.
 */
public record Guard(long positive, long negative) {

  public static final Guard TRUE = new Guard(0, 0);

  public static Guard literal(int proposition, boolean holds) {
    long bit = 1L << proposition;
    return holds ? new Guard(bit, 0) : new Guard(0, bit);
  }

  public boolean allows(long letter) {
    return allows(positive, negative, letter);
  }

  /** As {@link #allows(long)}, for guards that are kept in arrays. */
  public static boolean allows(long positive, long negative, long letter) {
    return (letter & (positive | negative)) == positive;
  }

  public boolean isSatisfiable() {
    return (positive & negative) == 0;
  }

  public Guard and(Guard other) {
    return new Guard(positive | other.positive, negative | other.negative);
  }

  /** Whether every letter that this guard allows is allowed by the other; both satisfiable. */
  public boolean implies(Guard other) {
    return (other.positive & ~positive) == 0 && (other.negative & ~negative) == 0;
  }

  /** Whether every letter that this guard allows is allowed by one of the others. */
  boolean isCoveredBy(List<Guard> others) {
    List<Guard> relevant = new ArrayList<>();
    for (Guard other : others) {
      if (implies(other)) {
        return true;
      }
      if (and(other).isSatisfiable()) {
        relevant.add(other);
      }
    }
    if (relevant.isEmpty()) {
      return false;
    }
    Guard first = relevant.getFirst();
    long undecided = (first.positive | first.negative) & ~(positive | negative);
    long bit = Long.lowestOneBit(undecided);
    return new Guard(positive | bit, negative).isCoveredBy(relevant)
        && new Guard(positive, negative | bit).isCoveredBy(relevant);
  }

  /** As a Promela expression, each proposition in parentheses: {@code (p) && !(x == 3)}. */
  String print(Propositions propositions) {
    if (equals(TRUE)) {
      return "true";
    }
    List<String> literals = new ArrayList<>();
    for (int i = 0; i < propositions.size(); i++) {
      if ((positive >>> i & 1) != 0) {
        literals.add("(" + propositions.name(i) + ")");
      } else if ((negative >>> i & 1) != 0) {
        literals.add("!(" + propositions.name(i) + ")");
      }
    }
    return String.join(" && ", literals);
  }
}
