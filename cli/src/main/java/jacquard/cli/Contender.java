package jacquard.cli;

import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.PropertyRequest;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.SearchOption;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.explore.engine.StatelessEngine;
import jacquard.statespace.catalog.StateSearches;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A search in a comparison.
 *
 * @param name that tells it from the others
 * @param isSound whether what it says may be held against others
 */
record Contender(String name, CheckRequest request, boolean isSound) {
  /**
   * All that can answer a request, or those that are named.
   *
   * @throws UsageException if one of those that are named cannot
   */
  static List<Contender> all(
      Engine engine, Target target, CheckRequest request, List<String> names) {
    CheckRequest whole = request.with(CheckOptions.KEEP_GOING, true);
    List<Contender> all =
        engine.name().equals(StatelessEngine.NAME)
            ? stateless(whole.with(CheckOptions.COUNT_TRACES, true), names)
            : stateful(whole, names);
    for (Contender contender : all) {
      engine
          .refusal(target, contender.request)
          .ifPresent(
              why -> {
                throw new UsageException(why);
              });
    }
    return all;
  }

  private static List<Contender> stateless(CheckRequest request, List<String> names) {
    SearchRequest open = StatelessEngine.searchRequest(request);
    List<String> wanted =
        names.isEmpty() ? open.able().stream().map(SearchEntry::name).toList() : names;
    List<Contender> contenders = new ArrayList<>();
    boolean anyTakesPriorities = false;
    for (String name : wanted) {
      SearchEntry entry =
          Searches.named(name).orElseThrow(() -> Engines.unknownSearch(name, Engines.all()));
      anyTakesPriorities |= entry.takes(SearchOption.PRIORITY);
      CheckRequest one = request.with(CheckOptions.SEARCH, name);
      if (!entry.takes(SearchOption.PRIORITY)) {
        one = one.without(CheckOptions.PRIORITY);
      }
      if (!entry.takes(SearchOption.SEED)) {
        one = one.without(CheckOptions.SEED);
      }
      if (entry.takes(SearchOption.WITHOUT)) {
        optimised(entry, one, contenders);
      } else {
        contenders.add(new Contender(entry.name(), one, entry.isSound()));
      }
    }
    if (request.has(CheckOptions.PRIORITY) && !anyTakesPriorities) {
      throw new UsageException("--priority is for best-first, which is not among the searches");
    }
    return contenders;
  }

  /** BPOR without, with each and with all of its optimisations. */
  private static void optimised(
      SearchEntry entry, CheckRequest request, List<Contender> contenders) {
    contenders.add(new Contender(entry.name() + ", not optimised", with(request, Set.of()), true));
    for (Optimisation o : Optimisation.values()) {
      contenders.add(
          new Contender(
              "%s, %s only".formatted(entry.name(), SearchRequest.nameOf(o)),
              with(request, Set.of(o)),
              true));
    }
    contenders.add(new Contender(entry.name(), request, true));
  }

  private static CheckRequest with(CheckRequest request, Set<Optimisation> optimisations) {
    return StatelessEngine.searchRequest(request)
        .withOnly(optimisations)
        .without()
        .map(w -> request.with(CheckOptions.WITHOUT, w))
        .orElse(request);
  }

  private static List<Contender> stateful(CheckRequest request, List<String> names) {
    boolean isInfinite = PropertyRequest.of(request).isPresent();
    // Searches are compared by what all of them can do, which is to look at states.
    CheckRequest one = isInfinite ? request : request.with(CheckOptions.SAFETY, true);
    List<Contender> contenders = new ArrayList<>();
    for (StateSearches.Entry entry : StateSearches.all()) {
      boolean isAble = isInfinite ? entry.method().isPresent() : entry.isStateful();
      if (names.isEmpty() ? isAble : names.contains(entry.name())) {
        contenders.add(
            new Contender(
                entry.name(),
                one.with(CheckOptions.SEARCH, entry.name())
                    .with(CheckOptions.ORDER, "dfs"), // which all of them can do
                entry.isSound()));
      }
    }
    Optional<String> unknown =
        names.stream().filter(n -> StateSearches.named(n).isEmpty()).findFirst();
    if (unknown.isPresent()) {
      throw Engines.unknownSearch(unknown.get(), Engines.all());
    }
    return contenders;
  }
}
