package jacquard.statespace;

import java.util.List;
import java.util.Random;

/** Small random formulas about the models of {@link RandomModel}; the same for the same seed. */
public final class RandomFormula {
  private static final List<String> ATOMS =
      List.of(
          "(x == 0)", "(x == 1)", "(y != 2)", "(z[0] > 0)", "b", "(len(c) > 0)", "(len(q[0]) > 0)");

  private final Random random;

  private RandomFormula(long seed) {
    random = new Random(seed);
  }

  public static String text(long seed) {
    RandomFormula formula = new RandomFormula(seed * 7919 + 13);
    return formula.text(2 + formula.random.nextInt(3));
  }

  /** One of those about what happens at last or again and again. */
  public static String recurrence(long seed) {
    RandomFormula formula = new RandomFormula(seed * 7907 + 11);
    String first = formula.text(0);
    String second = formula.text(0);
    return switch (formula.random.nextInt(6)) {
      case 0 -> "<> " + first;
      case 1 -> "[] (" + first + " -> <> " + second + ")";
      case 2 -> "([] <> " + first + ") -> ([] <> " + second + ")";
      case 3 -> "[] <> (" + first + " && " + second + ")";
      default -> "[] <> " + first;
    };
  }

  private String text(int depth) {
    if (depth == 0) {
      return ATOMS.get(random.nextInt(ATOMS.size()));
    }
    return switch (random.nextInt(10)) {
      case 0 -> "!(" + text(depth - 1) + ")";
      case 1 -> "(" + text(depth - 1) + " && " + text(depth - 1) + ")";
      case 2 -> "(" + text(depth - 1) + " || " + text(depth - 1) + ")";
      case 3 -> "(" + text(depth - 1) + " U " + text(depth - 1) + ")";
      case 4 -> "(" + text(depth - 1) + " V " + text(depth - 1) + ")";
      case 5, 6 -> "[](" + text(depth - 1) + ")";
      case 7, 8 -> "<>(" + text(depth - 1) + ")";
      default -> "(" + text(depth - 1) + " -> " + text(depth - 1) + ")";
    };
  }
}
