package jacquard.explore.bounded;

import jacquard.core.Verdict;

/** A bound with the largest value that is still explored. */
public record BoundLimit(Bound bound, int limit) {
  public BoundLimit {
    if (limit < 0) {
      throw new IllegalArgumentException(
          "the limit of the %s bound must not be negative: %d".formatted(bound.name(), limit));
    }
  }

  Verdict.Limit toVerdict() {
    return new Verdict.Limit(bound.name(), limit, bound.unit());
  }
}
