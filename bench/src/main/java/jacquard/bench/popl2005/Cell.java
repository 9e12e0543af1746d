package jacquard.bench.popl2005;

import jacquard.core.Statistics;

/** What one search cost on one program. */
public sealed interface Cell {
  record Measured(Statistics statistics) implements Cell {}

  /** The search was called off, or not even tried because a smaller program was too large. */
  record OverBudget() implements Cell {}
}
