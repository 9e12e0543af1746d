package jacquard.explore.engine;

import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import java.util.Locale;

/** What a check does about data races. */
enum RacePolicy {
  /** They are told beside the verdict. */
  REPORT,
  /** They are violations. */
  FAIL,
  /** Nobody looks for them. */
  IGNORE;

  static RacePolicy of(CheckRequest request) {
    return request
        .get(CheckOptions.RACES)
        .map(word -> valueOf(word.toUpperCase(Locale.ROOT)))
        .orElse(REPORT);
  }
}
