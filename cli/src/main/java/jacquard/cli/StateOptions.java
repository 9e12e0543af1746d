package jacquard.cli;

import jacquard.statespace.SafetySearch.Lossy;
import jacquard.statespace.SafetySearch.Options;
import jacquard.statespace.SafetySearch.Order;
import jacquard.statespace.catalog.StateSearches;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** The options that say how the states of a model are visited, and what is kept of them. */
final class StateOptions {
  private static final Pattern STORE =
      Pattern.compile("(exact|hash-compact|bitstate)(?:=(\\d{1,9})([kmg]))?");
  private static final long DEFAULT_BYTES = 256L << 20;

  @Option(
      names = "--order",
      paramLabel = "dfs|bfs",
      description =
          "Models: depth first, or breadth first for a counterexample as short as can be; breadth"
              + " first if not given, where the search can do it.")
  private Optional<String> order = Optional.empty();

  @Option(
      names = "--workers",
      paramLabel = "N",
      converter = Values.SmallCount.class,
      description =
          "Models: how many threads search breadth first. All cores if not given; what they find"
              + " does not depend on it.")
  private Optional<Integer> workers = Optional.empty();

  @Option(
      names = "--store",
      paramLabel = "KIND[=SIZE]",
      description =
          "Models: what to keep of states: exact, or less and perhaps miss some: hash-compact for"
              + " 32 bits each, bitstate for three. SIZE is for all of them: 512m, 4g; 256m if not"
              + " given.")
  private Optional<String> store = Optional.empty();

  @Option(
      names = "--max-states",
      paramLabel = "N",
      converter = Values.Count.class,
      description = "Models: give up after N states.")
  private Optional<Long> maxStates = Optional.empty();

  /** How to search for violations of safety. */
  Options options(StateSearches.Entry search) {
    Optional<Lossy> lossy = lossy();
    if (lossy.isPresent() && !search.canBeLossy()) {
      throw new UsageException("--search " + search.name() + " keeps states exactly");
    }
    Order chosen = order(search, lossy.isPresent());
    if (workers.isPresent() && workers.get() > 1 && chosen == Order.DEPTH_FIRST) {
      throw new UsageException("several workers search breadth first only: give --order bfs");
    }
    Options options =
        limited(Options.DEFAULT)
            .inOrder(chosen)
            .withWorkers(workers.orElseGet(Runtime.getRuntime()::availableProcessors));
    return lossy.map(options::keepingOnly).orElse(options);
  }

  private Order order(StateSearches.Entry search, boolean isLossy) {
    boolean canBreadth = search.orders().contains(Order.BREADTH_FIRST) && !isLossy;
    return switch (order.orElse(canBreadth ? "bfs" : "dfs")) {
      case "dfs" -> Order.DEPTH_FIRST;
      case "bfs" -> {
        if (!canBreadth) {
          throw new UsageException(
              (isLossy ? "--store " + store.get() : "--search " + search.name())
                  + " goes depth first only");
        }
        yield Order.BREADTH_FIRST;
      }
      default ->
          throw new UsageException(
              "unknown order '%s': give --order dfs or --order bfs".formatted(order.get()));
    };
  }

  private Optional<Lossy> lossy() {
    if (store.isEmpty()) {
      return Optional.empty();
    }
    Matcher m = STORE.matcher(store.get().toLowerCase(Locale.ROOT));
    if (!m.matches() || (m.group(1).equals("exact") && m.group(2) != null)) {
      throw new UsageException(
          "unknown store '%s': give exact, hash-compact or bitstate, the last two perhaps with a"
                  .formatted(store.get())
              + " size: bitstate=1g");
    }
    long bytes = m.group(2) == null ? DEFAULT_BYTES : bytes(m.group(2), m.group(3));
    return switch (m.group(1)) {
      case "hash-compact" -> Optional.of(new Lossy(Lossy.Kind.HASH_COMPACT, bytes));
      case "bitstate" -> Optional.of(new Lossy(Lossy.Kind.BITSTATE, bytes));
      default -> Optional.empty();
    };
  }

  private long bytes(String number, String unit) {
    int shift =
        switch (unit) {
          case "k" -> 10;
          case "m" -> 20;
          default -> 30;
        };
    long bytes = Long.parseLong(number) << shift;
    long most = Runtime.getRuntime().maxMemory() / 10 * 8;
    if (bytes == 0 || bytes > most) {
      throw new UsageException(
          "--store %s: a size from 1k to %dm, or more with a larger heap (java -Xmx)"
              .formatted(store.get(), most >> 20));
    }
    return bytes;
  }

  /** How to search for infinite runs. */
  Options forInfiniteRuns(Optional<String> search) {
    if (store.isPresent() && lossy().isPresent()) {
      throw new UsageException("a property of infinite runs is checked with exact states only");
    }
    if (workers.isPresent() && workers.get() > 1) {
      throw new UsageException("a property of infinite runs is checked by one worker only");
    }
    return limited(LivenessModelCheck.options(search, order));
  }

  private Options limited(Options options) {
    return maxStates.map(options::withMaxStates).orElse(options);
  }
}
