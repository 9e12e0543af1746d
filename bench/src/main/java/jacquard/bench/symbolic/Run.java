package jacquard.bench.symbolic;

import java.util.Locale;

/**
 * What one tool did with one model.
 *
 * @param answer in a word or two: holds, violated, or up to which depth nothing was found
 * @param isAnswer whether it is what was asked for, and not all that there was time for
 */
record Run(String answer, boolean isAnswer, double seconds) {
  /** Such as "0.12" or "over budget". */
  String cell() {
    return isAnswer ? String.format(Locale.ROOT, "%.2f", seconds) : "over budget: " + answer;
  }
}
