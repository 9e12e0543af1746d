package jacquard.explore.catalog;

import jacquard.explore.Search;
import jacquard.explore.best.Priorities;
import jacquard.explore.best.Priority;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.bounded.RaisingSearch;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What is asked of a search, understood.
 *
 * @param limits of the bounds that stay as they are, sealing among them
 * @param raised the bound that is raised, with its first limit
 * @param optimisations that are used
 * @param priorities the weightiest first
 */
record Asked(
    List<BoundLimit> limits,
    Optional<BoundLimit> raised,
    Set<Optimisation> optimisations,
    List<Priority> priorities,
    long seed) {
  Asked {
    limits = List.copyOf(limits);
    optimisations = Set.copyOf(optimisations);
    priorities = List.copyOf(priorities);
  }

  /** Nothing in particular. */
  static Asked nothing(long seed) {
    return new Asked(
        List.of(),
        Optional.empty(),
        EnumSet.allOf(Optimisation.class),
        Priorities.defaults(seed),
        seed);
  }

  boolean isBounded() {
    return raised.isPresent() || !limits.isEmpty();
  }

  /** A search that is made for given limits, and for higher ones if a bound is raised. */
  Search within(Function<List<BoundLimit>, Search> make) {
    return raised
        .<Search>map(r -> new RaisingSearch(r.bound(), r.limit(), limits, make))
        .orElseGet(() -> make.apply(limits));
  }
}
