package jacquard.explore;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import java.util.List;

/**
 * What a search established and what it cost.
 *
 * @param violations all violations met, in the order of discovery and capped; one unless the search
 *     was told to go on
 */
public record Result(Verdict verdict, Statistics statistics, List<Verdict.Violated> violations) {
  public Result {
    violations = List.copyOf(violations);
  }
}
