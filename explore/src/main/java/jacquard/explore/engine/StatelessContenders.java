package jacquard.explore.engine;

import jacquard.core.engine.Contender;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.SearchOption;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The searches that are compared, each asked for what it can do. */
final class StatelessContenders {
  private final CheckRequest request;
  private final List<Contender> all = new ArrayList<>();

  private StatelessContenders(CheckRequest request) {
    this.request = request;
  }

  static List<Contender> of(CheckRequest request, List<String> names) {
    CheckRequest counting = request.with(CheckOptions.COUNT_TRACES, true);
    List<SearchEntry> entries =
        names.isEmpty()
            ? StatelessEngine.searchRequest(counting).able()
            : names.stream().flatMap(name -> Searches.named(name).stream()).toList();
    if (request.has(CheckOptions.PRIORITY)
        && entries.stream().noneMatch(e -> e.takes(SearchOption.PRIORITY))) {
      throw new RefusedRequestException(
          "--priority is for best-first, which is not among the searches");
    }
    if (request.has(CheckOptions.SEED)
        && entries.stream().noneMatch(e -> e.takes(SearchOption.SEED))) {
      throw new RefusedRequestException(
          "none of the searches draws random numbers: leave --seed out");
    }
    StatelessContenders contenders = new StatelessContenders(counting);
    entries.forEach(contenders::add);
    return contenders.all;
  }

  /** What only some of the searches take is for those alone. */
  private void add(SearchEntry entry) {
    CheckRequest one = request.with(CheckOptions.SEARCH, entry.name());
    for (SearchOption option : List.of(SearchOption.PRIORITY, SearchOption.SEED)) {
      one = entry.takes(option) ? one : one.without(option.option());
    }
    if (entry.takes(SearchOption.WITHOUT)) {
      addOptimised(entry, one);
    } else {
      all.add(new Contender(entry.name(), one, entry.isSound()));
    }
  }

  /** Without, with each and with all of its optimisations. */
  private void addOptimised(SearchEntry entry, CheckRequest one) {
    all.add(new Contender(entry.name() + ", not optimised", with(one, Set.of()), entry.isSound()));
    for (Optimisation o : Optimisation.values()) {
      all.add(
          new Contender(
              "%s, %s only".formatted(entry.name(), SearchRequest.nameOf(o)),
              with(one, Set.of(o)),
              entry.isSound()));
    }
    all.add(new Contender(entry.name(), one, entry.isSound()));
  }

  private static CheckRequest with(CheckRequest request, Set<Optimisation> optimisations) {
    return StatelessEngine.searchRequest(request)
        .withOnly(optimisations)
        .without()
        .map(w -> request.with(CheckOptions.WITHOUT, w))
        .orElse(request);
  }
}
