package jacquard.explore.catalog;

import jacquard.explore.RefinementLoop;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.best.Priorities;
import jacquard.explore.best.Priority;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.bounded.Sealing;
import jacquard.explore.catalog.BoundRequest.Course;
import jacquard.explore.catalog.Searches.Promise;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A search as somebody asks for it, in the words of the command line. Lists have commas between
 * their items. What a search cannot do is refused and never left out.
 *
 * @param search its name; without one {@value Searches#DEFAULT}, or {@value
 *     Searches#DEFAULT_WITHIN_BOUNDS} with bounds
 * @param bounds {@code name=limit}, or {@code name=0..} for the one bound that is raised
 * @param priorities for best-first search, the weightiest first
 * @param seals code whose place contains one of these texts is not preempted
 * @param without optimisations of {@code bpor} that are not used
 * @param givenSeed for what draws random numbers; {@value #DEFAULT_SEED} where none is given
 */
public record SearchRequest(
    Optional<String> search,
    Optional<String> bounds,
    Optional<String> priorities,
    List<String> seals,
    Optional<String> without,
    OptionalLong givenSeed) {

  /** Where random numbers begin if nobody says anything else. */
  public static final long DEFAULT_SEED = 1;

  public SearchRequest {
    seals = List.copyOf(seals);
  }

  /**
   * The search that was asked for.
   *
   * @param limits of the bounds that stay as they are, sealing aside
   * @param raised the bound that is raised, with its first limit
   * @param sealed where no thread is preempted
   * @param preferred what is run first because of its name
   */
  public record Plan(
      String name,
      Promise promise,
      Search search,
      List<BoundLimit> limits,
      Optional<BoundLimit> raised,
      SealedPlaces sealed,
      NamedPreferences preferred) {
    public Plan {
      limits = List.copyOf(limits);
    }
  }

  /** What is meant where nothing is asked for. */
  public static SearchRequest open() {
    return new SearchRequest(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        OptionalLong.empty());
  }

  /** The same request within other bounds. */
  public SearchRequest withBounds(String others) {
    return new SearchRequest(search, Optional.of(others), priorities, seals, without, givenSeed);
  }

  /** The same request for another search. */
  public SearchRequest withSearch(String name) {
    return new SearchRequest(Optional.of(name), bounds, priorities, seals, without, givenSeed);
  }

  /** The same request with only these optimisations of BPOR. */
  public SearchRequest withOnly(Set<Optimisation> optimisations) {
    EnumSet<Optimisation> off = EnumSet.allOf(Optimisation.class);
    off.removeAll(optimisations);
    Optional<String> names =
        off.isEmpty()
            ? Optional.empty()
            : Optional.of(String.join(",", off.stream().map(SearchRequest::nameOf).toList()));
    return new SearchRequest(search, bounds, priorities, seals, names, givenSeed);
  }

  public static String nameOf(Optimisation optimisation) {
    return optimisation.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Where random numbers begin. */
  public long seed() {
    return givenSeed.orElse(DEFAULT_SEED);
  }

  /** Whether the search is left to us; a seed says only how it draws, if it does. */
  public boolean isOpen() {
    return search.isEmpty() && !isBounded() && priorities.isEmpty() && without.isEmpty();
  }

  /** Whether only a part of the executions is asked for. */
  public boolean isBounded() {
    return bounds.isPresent() || !seals.isEmpty();
  }

  /**
   * The searches that can cover what is asked for, in the order of the catalog.
   *
   * @throws RequestException if the bounds make no sense
   */
  public List<SearchEntry> able() {
    List<BoundRequest> requested = bounds.map(BoundRequest::parse).orElse(List.of());
    return Searches.all().stream()
        .filter(e -> isBounded() || !e.needsBound())
        .filter(e -> seals.isEmpty() || e.takes(SearchOption.SEAL))
        .filter(e -> requested.stream().allMatch(r -> e.takes(r.bound())))
        .toList();
  }

  /**
   * Makes the search for a subject; nothing is run.
   *
   * @throws RequestException if the request makes no sense
   */
  public Plan plan(Subject subject) {
    SealedPlaces sealed = new SealedPlaces(subject, seals);
    NamedPreferences preferred = new NamedPreferences();
    Plan plan = planOnce(sealed, preferred);
    return new Plan(
        plan.name(),
        plan.promise(),
        new RefinementLoop(() -> planOnce(sealed, preferred).search()),
        plan.limits(),
        plan.raised(),
        sealed,
        preferred);
  }

  private Plan planOnce(SealedPlaces sealed, NamedPreferences preferred) {
    SearchEntry entry = entry();
    List<BoundRequest> requested = requestedOf(entry);
    refuseWhatItCannotDo(entry);
    List<BoundLimit> fixed = limits(requested, Course.FIXED);
    Optional<BoundLimit> raised = limits(requested, Course.RAISED).stream().findFirst();
    List<BoundLimit> all = new ArrayList<>(fixed);
    if (!seals.isEmpty()) {
      all.add(new BoundLimit(new Sealing(sealed), 0));
    }
    Search made = entry.make(new Asked(all, raised, optimisations(), order(preferred), seed()));
    Promise promise = isBounded() ? Promise.EXHAUSTIVE : entry.promise();
    return new Plan(entry.name(), promise, made, fixed, raised, sealed, preferred);
  }

  /**
   * The search that is asked for, or meant.
   *
   * @throws RequestException if there is none of its name
   */
  public SearchEntry entry() {
    String name = search.orElse(isBounded() ? Searches.DEFAULT_WITHIN_BOUNDS : Searches.DEFAULT);
    return Searches.named(name)
        .orElseThrow(() -> RequestException.unknown("search", name, Searches.names()));
  }

  private List<BoundRequest> requestedOf(SearchEntry entry) {
    if (bounds.isEmpty()) {
      return List.of();
    }
    entry.require(SearchOption.BOUND);
    List<BoundRequest> requested = BoundRequest.parse(bounds.get());
    requested.forEach(r -> entry.require(r.bound()));
    return requested;
  }

  private void refuseWhatItCannotDo(SearchEntry entry) {
    if (!seals.isEmpty()) {
      entry.require(SearchOption.SEAL);
    }
    if (priorities.isPresent()) {
      entry.require(SearchOption.PRIORITY);
    }
    if (without.isPresent()) {
      entry.require(SearchOption.WITHOUT);
    }
    if (givenSeed.isPresent() && !isOpen()) {
      entry.require(SearchOption.SEED);
    }
  }

  /**
   * Makes sure that the search alone, and none beside it, draws from a seed that is given.
   *
   * @throws RequestException that says what to use instead, if not
   */
  public void requireSeedIsUsed() {
    if (givenSeed.isPresent()) {
      entry().require(SearchOption.SEED);
    }
  }

  private static List<BoundLimit> limits(List<BoundRequest> requested, Course course) {
    return requested.stream().filter(r -> r.course() == course).map(BoundRequest::limit).toList();
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

  private List<Priority> order(NamedPreferences preferred) {
    return priorities
        .map(list -> items(list).map(name -> priority(name, preferred)).toList())
        .orElseGet(() -> Priorities.defaults(seed()));
  }

  private Priority priority(String name, NamedPreferences preferred) {
    Priority priority =
        Priorities.parse(name, seed())
            .orElseThrow(() -> RequestException.unknown("priority", name, Priorities.names()));
    return Priorities.isByName(name) ? preferred.watched(name, priority) : priority;
  }

  private static Stream<String> items(String list) {
    return Stream.of(list.split(",", -1)).map(String::strip);
  }
}
