package jacquard.ltl;

import java.util.List;
import java.util.SplittableRandom;

/** Random formulas and words over a few propositions. */
public final class RandomFormulas {

  public static final Propositions PROPOSITIONS = new Propositions(List.of("p", "q", "r"));

  /** Which operators are used. */
  public enum Language {
    ALL(14),
    /** Without X and W, which {@code spin -f} of Debian does not know. */
    SPIN(12);

    private final int operators;

    Language(int operators) {
      this.operators = operators;
    }
  }

  private final SplittableRandom random;
  private final Language language;

  public RandomFormulas(long seed, Language language) {
    this.random = new SplittableRandom(seed);
    this.language = language;
  }

  /** A formula with {@code size} operators and atoms. */
  public Formula formula(int size) {
    if (size <= 1) {
      return random.nextInt(12) == 0
          ? random.nextBoolean() ? Formula.constant(true) : Formula.constant(false)
          : Formula.proposition(PROPOSITIONS.name(random.nextInt(PROPOSITIONS.size())));
    }
    int operator = random.nextInt(language.operators);
    boolean unary = operator < 5 || operator == 12;
    if (unary || size == 2) {
      Formula f = formula(size - 1);
      return switch (operator) {
        case 0 -> new Formula.Not(f);
        case 1, 2 -> new Formula.Globally(f);
        case 12 -> new Formula.Next(f);
        default -> new Formula.Eventually(f);
      };
    }
    int left = 1 + random.nextInt(size - 2);
    Formula f = formula(left);
    Formula g = formula(size - 1 - left);
    return switch (operator) {
      case 5 -> new Formula.And(f, g);
      case 6 -> new Formula.Or(f, g);
      case 7 -> new Formula.Implies(f, g);
      case 8 -> new Formula.Iff(f, g);
      case 9 -> new Formula.Release(f, g);
      case 13 -> new Formula.WeakUntil(f, g);
      default -> new Formula.Until(f, g);
    };
  }

  public Lasso lasso() {
    return new Lasso(letters(random.nextInt(5)), letters(1 + random.nextInt(4)));
  }

  public int below(int bound) {
    return random.nextInt(bound);
  }

  private long[] letters(int length) {
    long[] letters = new long[length];
    for (int i = 0; i < length; i++) {
      letters[i] = random.nextInt(1 << PROPOSITIONS.size());
    }
    return letters;
  }
}
