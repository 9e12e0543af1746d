package jacquard.explore.catalog;

import jacquard.explore.Search;
import jacquard.explore.Waiting;
import jacquard.explore.bounded.Bound;
import jacquard.explore.catalog.Searches.Promise;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A search by name: what it is, what it promises and what may be asked of it.
 *
 * @param promise what it covers where no bound is asked for
 * @param about what it is, in a few words
 * @param waiting what a subject has to tell it about threads that wait
 * @param need whether it can do without a bound
 * @param bounds those that it can keep
 * @param options all that may be asked of it; whatever is missing here is refused
 * @param raising where it begins when it raises a bound
 */
public record SearchEntry(
    String name,
    Promise promise,
    String about,
    Waiting waiting,
    Need need,
    List<Bound> bounds,
    Set<SearchOption> options,
    Raising raising,
    Maker maker) {

  /** Whether a search can do without a bound. */
  public enum Need {
    NO_BOUND,
    A_BOUND
  }

  /** Where a search begins when it raises a bound. */
  public enum Raising {
    /** With the first limit that is asked for. */
    FROM_FIRST_LIMIT,
    /** At the very beginning, so that a higher first limit saves nothing. */
    FROM_NOTHING
  }

  /** Makes a search. */
  @FunctionalInterface
  interface Maker {
    Search make(Asked asked);
  }

  public SearchEntry {
    bounds = List.copyOf(bounds);
    options = Set.copyOf(options);
    if (options.contains(SearchOption.BOUND) == bounds.isEmpty()) {
      throw new IllegalArgumentException(name + ": which bounds can it keep?");
    }
  }

  /** An entry of which nothing can be asked. */
  static SearchEntry of(String name, Promise promise, String about, Waiting waiting, Maker maker) {
    return new SearchEntry(
        name,
        promise,
        about,
        waiting,
        Need.NO_BOUND,
        List.of(),
        Set.of(),
        Raising.FROM_FIRST_LIMIT,
        maker);
  }

  /** The same search, of which this can be asked, too. */
  SearchEntry taking(SearchOption... more) {
    EnumSet<SearchOption> all = EnumSet.noneOf(SearchOption.class);
    all.addAll(options);
    all.addAll(List.of(more));
    return new SearchEntry(name, promise, about, waiting, need, bounds, all, raising, maker);
  }

  /** The same search, which can keep these bounds. */
  SearchEntry within(Need aNeed, List<Bound> kept) {
    EnumSet<SearchOption> all = EnumSet.of(SearchOption.BOUND);
    all.addAll(options);
    return new SearchEntry(name, promise, about, waiting, aNeed, kept, all, raising, maker);
  }

  /** The same search, which raises a bound from the very beginning. */
  SearchEntry raisingFromNothing() {
    return new SearchEntry(
        name, promise, about, waiting, need, bounds, options, Raising.FROM_NOTHING, maker);
  }

  /** Whether this can be asked of it. */
  public boolean takes(SearchOption option) {
    return options.contains(option);
  }

  /** Whether it can keep this bound. */
  public boolean takes(Bound bound) {
    return bounds.contains(bound);
  }

  /** Whether it runs only with a bound, or with code that is sealed. */
  public boolean needsBound() {
    return need == Need.A_BOUND;
  }

  /** Whether it may answer that something holds. */
  public boolean isSound() {
    return promise != Promise.SAMPLING;
  }

  /** What it covers, as tables say it. */
  public String covers() {
    return switch (need) {
      case A_BOUND -> "all within a bound";
      case NO_BOUND ->
          promise.covers() + (takes(SearchOption.BOUND) ? ", or all within a bound" : "");
    };
  }

  /**
   * The search without any bound.
   *
   * @throws RequestException if it needs one
   */
  public Search search(long seed) {
    return make(Asked.nothing(seed));
  }

  Search make(Asked asked) {
    if (needsBound() && !asked.isBounded()) {
      throw new RequestException(name + " needs a bound, such as preemption=2");
    }
    return maker.make(asked);
  }

  /**
   * Makes sure that this can be asked of it.
   *
   * @throws RequestException that says what to use instead, if not
   */
  void require(SearchOption option) {
    if (!takes(option)) {
      throw new RequestException(
          "search %s %s: %s".formatted(name, option.refusal(), remedy(option)));
    }
  }

  /**
   * Makes sure that it can keep this bound.
   *
   * @throws RequestException that says what to use instead, if not
   */
  void require(Bound bound) {
    require(SearchOption.BOUND);
    if (!takes(bound)) {
      throw new RequestException(
          "search %s takes only the bound %s: use %s for others"
              .formatted(
                  name,
                  String.join(", ", bounds.stream().map(Bound::name).toList()),
                  Searches.DEFAULT_WITHIN_BOUNDS));
    }
  }

  private static String remedy(SearchOption option) {
    List<SearchEntry> able = Searches.taking(option);
    boolean needsBound = !option.isBound() && able.stream().allMatch(SearchEntry::needsBound);
    return (option == SearchOption.SEED ? "leave the seed out, or use " : "use ")
        + oneOf(able.stream().map(SearchEntry::name).toList())
        + (needsBound ? " with a bound" : "");
  }

  private static String oneOf(List<String> names) {
    List<String> first = new ArrayList<>(names);
    String last = first.removeLast();
    return first.isEmpty() ? last : String.join(", ", first) + " or " + last;
  }

  @Override
  public String toString() {
    return name;
  }
}
