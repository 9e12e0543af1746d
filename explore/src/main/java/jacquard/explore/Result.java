package jacquard.explore;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * What a search established and what it cost.
 *
 * @param violations all violations met, in the order of discovery and capped; one unless the search
 *     was told to go on
 * @param cutShort the limit that kept the search from covering its scope, whatever the verdict; not
 *     that it stopped at a violation, as it was told
 * @param covered what was searched completely, whatever was found there; empty for a search that
 *     was cut short, stopped at a violation or only samples
 */
public record Result(
    Verdict verdict,
    Statistics statistics,
    List<Verdict.Violated> violations,
    Optional<Verdict.Reason> cutShort,
    Optional<Verdict.Scope> covered) {
  public Result {
    violations = List.copyOf(violations);
  }
}
