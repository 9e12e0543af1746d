package jacquard.explore.bounded;

import jacquard.core.Verdict;
import java.util.List;

/** A bound with the largest value that is still explored. */
public record BoundLimit(Bound bound, int limit) {
  public BoundLimit {
    if (limit < 0) {
      throw new IllegalArgumentException(
          "the limit of the %s bound must not be negative: %d".formatted(bound.name(), limit));
    }
  }

  /** The scope of a claim about what stays within this limit. */
  public Verdict.Scope scope(Verdict.Grounds grounds) {
    return new Verdict.Scope.WithinBound(List.of(toVerdict()), grounds);
  }

  /** As verdicts name it. */
  public Verdict.Limit toVerdict() {
    return new Verdict.Limit(bound.name(), limit, bound.unit(), bound.words(limit));
  }
}
