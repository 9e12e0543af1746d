package jacquard.statespace.engine;

import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.statespace.SafetySearch.Lossy;
import jacquard.statespace.SafetySearch.Options;
import jacquard.statespace.SafetySearch.Order;
import jacquard.statespace.catalog.StateSearches;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How the states of a model are visited and what is kept of them, from what was asked. */
final class StateOptions {
  private static final Pattern STORE =
      Pattern.compile("(exact|hash-compact|bitstate)(?:=(\\d{1,9})([kmg]))?");
  private static final long DEFAULT_BYTES = 256L << 20;

  private StateOptions() {}

  /** How to search for violations of safety. */
  static Options of(CheckRequest request, StateSearches.Entry search) {
    Optional<Lossy> lossy = lossy(request);
    boolean canBreadth = search.orders().contains(Order.BREADTH_FIRST) && lossy.isEmpty();
    Order order =
        request
            .get(CheckOptions.ORDER)
            .map(StateOptions::order)
            .orElse(canBreadth ? Order.BREADTH_FIRST : Order.DEPTH_FIRST);
    Optional<Long> workers = request.get(CheckOptions.WORKERS);
    if (workers.isPresent() && workers.get() > 1 && order == Order.DEPTH_FIRST) {
      throw new RefusedRequestException(
          "several workers search breadth first only: give --order bfs");
    }
    Options options =
        limited(Options.DEFAULT, request)
            .inOrder(order)
            .withWorkers(
                workers.map(Long::intValue).orElseGet(Runtime.getRuntime()::availableProcessors));
    Options chosen = lossy.map(options::keepingOnly).orElse(options);
    search
        .refusal(chosen)
        .ifPresent(
            why -> {
              throw new RefusedRequestException("--" + why);
            });
    return chosen;
  }

  private static Order order(String word) {
    return word.equals("bfs") ? Order.BREADTH_FIRST : Order.DEPTH_FIRST;
  }

  /** How to search for infinite runs. */
  static Options forInfiniteRuns(CheckRequest request, StateSearches.Entry search) {
    if (lossy(request).isPresent()) {
      throw new RefusedRequestException(
          "a property of infinite runs is checked with exact states only");
    }
    if (request.get(CheckOptions.WORKERS).filter(n -> n > 1).isPresent()) {
      throw new RefusedRequestException(
          "a property of infinite runs is checked by one worker only");
    }
    if (request.get(CheckOptions.ORDER).filter(o -> !o.equals("dfs")).isPresent()) {
      throw new RefusedRequestException("a property of infinite runs is checked depth first only");
    }
    return limited(
        Options.DEFAULT.by(
            search
                .method()
                .orElseThrow(
                    () ->
                        new RefusedRequestException(
                            "--search %s is not for infinite runs: give full, persistent or ample"
                                .formatted(search.name())))),
        request);
  }

  private static Options limited(Options options, CheckRequest request) {
    Options limited =
        request.get(CheckOptions.MAX_STATES).map(options::withMaxStates).orElse(options);
    return request.has(CheckOptions.KEEP_GOING) ? limited.goingOn() : limited;
  }

  /** The same, stopped when its time is over or the user says so. */
  static Options watched(Options options, CheckRequest request, Watcher watcher) {
    Duration timeout = request.get(CheckOptions.TIMEOUT).orElse(Duration.ofDays(365));
    long end = System.nanoTime() + Math.min(timeout.toNanos(), Long.MAX_VALUE / 4);
    return options.stoppedBy(
        states -> {
          watcher.progress(() -> String.format(Locale.ROOT, "%,d states", states));
          if (watcher.isCancelled()) {
            return Optional.of("cancelled");
          }
          return System.nanoTime() >= end
              ? Optional.of("time used up: " + timeout.toMillis() + " ms")
              : Optional.empty();
        });
  }

  private static Optional<Lossy> lossy(CheckRequest request) {
    Optional<String> store = request.get(CheckOptions.STORE);
    if (store.isEmpty()) {
      return Optional.empty();
    }
    Matcher m = STORE.matcher(store.get().toLowerCase(Locale.ROOT));
    if (!m.matches() || (m.group(1).equals("exact") && m.group(2) != null)) {
      throw new RefusedRequestException(
          "unknown store '%s': give exact, hash-compact or bitstate, the last two perhaps with a"
                  .formatted(store.get())
              + " size: bitstate=1g");
    }
    long bytes = m.group(2) == null ? DEFAULT_BYTES : bytes(store.get(), m.group(2), m.group(3));
    return switch (m.group(1)) {
      case "hash-compact" -> Optional.of(new Lossy(Lossy.Kind.HASH_COMPACT, bytes));
      case "bitstate" -> Optional.of(new Lossy(Lossy.Kind.BITSTATE, bytes));
      default -> Optional.empty();
    };
  }

  private static long bytes(String store, String number, String unit) {
    int shift =
        switch (unit) {
          case "k" -> 10;
          case "m" -> 20;
          default -> 30;
        };
    long bytes = Long.parseLong(number) << shift;
    long most = Runtime.getRuntime().maxMemory() / 10 * 8;
    if (bytes == 0 || bytes > most) {
      throw new RefusedRequestException(
          "--store %s: a size from 1k to %dm, or more with a larger heap (java -Xmx)"
              .formatted(store, most >> 20));
    }
    return bytes;
  }
}
