package jacquard.explore.catalog;

import jacquard.explore.RestartingSearch;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.best.Priorities;
import jacquard.explore.best.Priority;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.bounded.BestFirstSearch.Below;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.bounded.RaisingSearch;
import jacquard.explore.bounded.Sealing;
import jacquard.explore.catalog.BoundRequest.Course;
import jacquard.explore.catalog.Searches.Promise;
import jacquard.explore.deferred.DeferredSearch;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A search as somebody asks for it, in the words of the command line. Lists have commas between
 * their items.
 *
 * @param search its name; without one {@value Searches#DEFAULT}, or {@code bpor} with bounds
 * @param bounds {@code name=limit}, or {@code name=0..} for the one bound that is raised
 * @param priorities for best-first search, the weightiest first
 * @param seals code whose place contains one of these texts is not preempted
 * @param without optimisations of {@code bpor} that are not used
 * @param seed for what draws random numbers
 */
public record SearchRequest(
    Optional<String> search,
    Optional<String> bounds,
    Optional<String> priorities,
    List<String> seals,
    Optional<String> without,
    long seed) {

  private static final String BOUNDED = "use bpor, bounded or best-first";

  public SearchRequest {
    seals = List.copyOf(seals);
  }

  /**
   * The search that was asked for.
   *
   * @param limits of the bounds that stay as they are, sealing aside
   * @param raised the bound that is raised, with its first limit
   */
  public record Plan(
      String name,
      Promise promise,
      Search search,
      List<BoundLimit> limits,
      Optional<BoundLimit> raised) {
    public Plan {
      limits = List.copyOf(limits);
    }
  }

  /** What is meant where nothing is asked for. */
  public static SearchRequest open(long seed) {
    return new SearchRequest(
        Optional.empty(), Optional.empty(), Optional.empty(), List.of(), Optional.empty(), seed);
  }

  /** The same request within other bounds. */
  public SearchRequest withBounds(String others) {
    return new SearchRequest(search, Optional.of(others), priorities, seals, without, seed);
  }

  /** The same request for another search. */
  public SearchRequest withSearch(String name) {
    return new SearchRequest(Optional.of(name), bounds, priorities, seals, without, seed);
  }

  /** The same request for a search that takes no priorities. */
  public SearchRequest withoutPriorities() {
    return new SearchRequest(search, bounds, Optional.empty(), seals, without, seed);
  }

  /** The same request with only these optimisations of BPOR. */
  public SearchRequest withOnly(Set<Optimisation> optimisations) {
    EnumSet<Optimisation> off = EnumSet.allOf(Optimisation.class);
    off.removeAll(optimisations);
    Optional<String> names =
        off.isEmpty()
            ? Optional.empty()
            : Optional.of(String.join(",", off.stream().map(SearchRequest::nameOf).toList()));
    return new SearchRequest(search, bounds, priorities, seals, names, seed);
  }

  public static String nameOf(Optimisation optimisation) {
    return optimisation.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether only a part of the executions is asked for. */
  public boolean isBounded() {
    return bounds.isPresent() || !seals.isEmpty();
  }

  /** Whether the only bound asked for is on preemptions, which optimal search can keep too. */
  public boolean isOnPreemptions() {
    return seals.isEmpty() && bounds.filter(b -> b.matches("preemption=\\d+(\\.\\.)?")).isPresent();
  }

  /**
   * Makes the search for a subject; nothing is run.
   *
   * @throws RequestException if the request makes no sense
   */
  public Plan plan(Subject subject) {
    Plan plan = planOnce(subject);
    return new Plan(
        plan.name(),
        plan.promise(),
        new RestartingSearch(() -> planOnce(subject).search()),
        plan.limits(),
        plan.raised());
  }

  private Plan planOnce(Subject subject) {
    String name = search.orElse(isBounded() ? BoundedKind.BPOR.searchName() : Searches.DEFAULT);
    Optional<BoundedKind> kind = BoundedKind.named(name);
    if (name.equals(DeferredSearch.NAME) && bounds.isPresent()) {
      return deferred(BoundRequest.parse(bounds.get()));
    }
    if (kind.isEmpty()) {
      return unbounded(name);
    }
    List<BoundRequest> requested = bounds.map(BoundRequest::parse).orElse(List.of());
    if (!isBounded() && kind.get() != BoundedKind.BEST_FIRST) {
      throw new RequestException(name + " needs a bound, such as preemption=2");
    }
    if (kind.get() != BoundedKind.BEST_FIRST) {
      refusePriorities(name);
    }
    if (kind.get() != BoundedKind.BPOR) {
      refuseWithout(name);
    }
    return bounded(kind.get(), requested, subject);
  }

  private Plan unbounded(String name) {
    Searches.Entry entry =
        Searches.named(name)
            .orElseThrow(() -> RequestException.unknown("search", name, Searches.names()));
    if (bounds.isPresent()) {
      throw new RequestException("search " + name + " takes no bound: " + BOUNDED);
    }
    refuseSeals(name);
    refusePriorities(name);
    refuseWithout(name);
    return new Plan(entry.name(), entry.promise(), entry.search(seed), List.of(), Optional.empty());
  }

  private Plan deferred(List<BoundRequest> requested) {
    String name = DeferredSearch.NAME;
    BoundRequest only = requested.getFirst();
    if (requested.size() > 1 || !only.bound().equals(Bounds.PREEMPTION)) {
      throw new RequestException(
          "search " + name + " takes only the bound preemption: use bpor for others");
    }
    refuseSeals(name);
    refusePriorities(name);
    refuseWithout(name);
    return switch (only.course()) {
      case FIXED ->
          new Plan(
              name,
              Promise.EXHAUSTIVE,
              DeferredSearch.within(only.limit().limit()),
              List.of(only.limit()),
              Optional.empty());
      case RAISED ->
          new Plan(
              name,
              Promise.EXHAUSTIVE,
              DeferredSearch.raising(),
              List.of(),
              Optional.of(only.limit()));
    };
  }

  private void refuseSeals(String name) {
    if (!seals.isEmpty()) {
      throw new RequestException("search " + name + " cannot seal code: " + BOUNDED);
    }
  }

  private void refusePriorities(String name) {
    if (priorities.isPresent()) {
      throw new RequestException("search " + name + " takes no priorities: use best-first");
    }
  }

  private void refuseWithout(String name) {
    if (without.isPresent()) {
      throw new RequestException(
          "search " + name + " has no optimisations to go without: use bpor with a bound");
    }
  }

  private Plan bounded(BoundedKind kind, List<BoundRequest> requested, Subject subject) {
    Function<List<BoundLimit>, Search> make = maker(kind);
    List<BoundLimit> fixed =
        requested.stream()
            .filter(r -> r.course() == Course.FIXED)
            .map(BoundRequest::limit)
            .toList();
    Optional<BoundLimit> raised =
        requested.stream()
            .filter(r -> r.course() == Course.RAISED)
            .map(BoundRequest::limit)
            .findFirst();
    List<BoundLimit> all = new ArrayList<>(fixed);
    if (!seals.isEmpty()) {
      all.add(new BoundLimit(sealing(subject), 0));
    }
    Search made =
        raised
            .<Search>map(r -> new RaisingSearch(r.bound(), r.limit(), all, make))
            .orElseGet(() -> make.apply(all));
    return new Plan(kind.searchName(), Promise.EXHAUSTIVE, made, fixed, raised);
  }

  private Function<List<BoundLimit>, Search> maker(BoundedKind kind) {
    return switch (kind) {
      case BOUNDED -> BoundedSearch::plain;
      case BPOR -> {
        Set<Optimisation> optimisations = optimisations();
        yield limits -> BoundedSearch.bpor(limits, optimisations);
      }
      case BEST_FIRST -> {
        List<Priority> order = order();
        yield limits ->
            limits.isEmpty()
                ? BestFirstSearch.dpor(order)
                : BestFirstSearch.within(limits, Below.BPOR, order);
      }
    };
  }

  private Sealing sealing(Subject subject) {
    for (String text : seals) {
      if (text.isBlank()) {
        throw new RequestException("an empty text seals everything: give a part of the code");
      }
    }
    return new Sealing(
        site -> {
          String place = subject.vocabulary().site(site);
          return seals.stream().anyMatch(place::contains);
        });
  }

  private Set<Optimisation> optimisations() {
    EnumSet<Optimisation> used = EnumSet.allOf(Optimisation.class);
    without.ifPresent(list -> items(list).forEach(name -> used.remove(optimisation(name))));
    return used;
  }

  private static Optimisation optimisation(String name) {
    return Stream.of(Optimisation.values())
        .filter(o -> nameOf(o).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                RequestException.unknown(
                    "optimisation",
                    name,
                    Stream.of(Optimisation.values()).map(SearchRequest::nameOf).toList()));
  }

  private List<Priority> order() {
    return priorities
        .map(list -> items(list).map(this::priority).toList())
        .orElseGet(Priorities::defaults);
  }

  private Priority priority(String name) {
    return Priorities.parse(name, seed)
        .orElseThrow(() -> RequestException.unknown("priority", name, Priorities.names()));
  }

  private static Stream<String> items(String list) {
    return Stream.of(list.split(",", -1)).map(String::strip);
  }
}
