package jacquard.symbolic.encode;

import jacquard.promela.random.RandomChoices;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomLoopModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomPriorities;
import jacquard.promela.random.RandomShortModel;

/** Random models of every kind, with every construct among them; the same for the same seed. */
public final class RandomTexts {
  private RandomTexts() {}

  public static String text(long seed) {
    long own = seed / 8;
    return switch ((int) (seed % 8)) {
      case 0, 1 -> RandomModel.text(2 * own + seed % 2);
      case 2 -> RandomChoices.text(own);
      case 3 -> RandomLoopModel.text(own);
      case 4 -> RandomLockModel.text(own);
      case 5 -> RandomLockModel.withoutLoops(own);
      case 6 -> RandomShortModel.text(own);
      default -> own % 4 == 0 ? RandomPriorities.text(own) : RandomShortModel.text(own + 1_000_000);
    };
  }
}
