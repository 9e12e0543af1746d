package jacquard.statespace;

import jacquard.core.ViolationKind;
import jacquard.model.Position;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a search found.
 *
 * @param violation the first one found
 * @param kinds how many violations of each kind were found
 * @param cutShort why the search did not see all states, if it did not
 * @param unreached statements that control never came to; only where all states were seen
 * @param expectedMisses how many states the search probably took for seen, where it does not know
 *     them exactly
 */
public record SearchResult(
    Optional<Violation> violation,
    SortedMap<ViolationKind, Long> kinds,
    Optional<String> cutShort,
    Counts counts,
    List<Unreached> unreached,
    OptionalDouble expectedMisses) {
  public SearchResult {
    kinds = Collections.unmodifiableSortedMap(new TreeMap<>(kinds));
    unreached = List.copyOf(unreached);
  }

  /** For a search that knows states exactly. */
  public SearchResult(
      Optional<Violation> violation,
      SortedMap<ViolationKind, Long> kinds,
      Optional<String> cutShort,
      Counts counts,
      List<Unreached> unreached) {
    this(violation, kinds, cutShort, counts, unreached, OptionalDouble.empty());
  }

  /** How many violations were found. */
  public long violations() {
    return kinds.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The same, where more was done before the search that found it. */
  public SearchResult withTime(Duration time) {
    Counts same =
        new Counts(
            counts.states,
            counts.inAtomic,
            counts.transitions,
            counts.steps,
            counts.depth,
            counts.bytes,
            time);
    return new SearchResult(violation, kinds, cutShort, same, unreached, expectedMisses);
  }

  /** What is wrong, and how to get there. */
  public record Violation(ViolationKind kind, String message, Path path) {}

  /** A statement that is never reached. */
  public record Unreached(String process, Position position, String text) {}

  /**
   * What it cost.
   *
   * @param states without those in which a process runs alone
   * @param inAtomic states that were stored although a process runs alone there
   * @param transitions between stored states
   * @param steps of processes
   * @param depth the longest path, in stored states
   * @param bytes that states and table take
   */
  public record Counts(
      long states,
      long inAtomic,
      long transitions,
      long steps,
      int depth,
      long bytes,
      Duration time) {}
}
