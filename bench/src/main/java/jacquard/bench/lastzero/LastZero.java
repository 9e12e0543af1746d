package jacquard.bench.lastzero;

import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.catalog.SearchEntry;
import jacquard.litmus.LitmusCatalog;
import jacquard.script.Script;

/** The program: one thread looks for the last zero in an array that n threads write to. */
final class LastZero {
  private LastZero() {}

  static Subject subject(int n) {
    return new Script(LitmusCatalog.find("lastzero(" + n + ")").program());
  }

  /** The number of its traces: (n+3) * 2^(n-2). */
  static long traces(int n) {
    return (n + 3) * (1L << n) / 4;
  }

  static Result check(SearchEntry search, Subject subject, Observer observer) {
    return search.search(1).check(subject, Limits.NONE, observer);
  }
}
