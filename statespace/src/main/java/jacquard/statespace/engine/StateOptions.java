package jacquard.statespace.engine;

import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Lossy;
import jacquard.statespace.SearchOptions.Order;
import jacquard.statespace.catalog.StateSearches;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How the states of a model are visited and what is kept of them, from what was asked. */
final class StateOptions {
  private static final Pattern STORE = Pattern.compile("([a-z-]+)(?:=(\\d{1,9})([kmg]))?");
  private static final long DEFAULT_BYTES = 256L << 20;

  private StateOptions() {}

  /** How to search for violations of safety. */
  static SearchOptions of(CheckRequest request, StateSearches.Entry search) {
    Optional<Lossy> lossy = lossy(request);
    boolean canBreadth = search.orders().contains(Order.BREADTH_FIRST) && lossy.isEmpty();
    Order order =
        request
            .get(CheckOptions.ORDER)
            .flatMap(Order::typed)
            .orElse(canBreadth ? Order.BREADTH_FIRST : Order.DEPTH_FIRST);
    Optional<Long> workers = request.get(CheckOptions.WORKERS);
    boolean areSeveral = workers.isPresent() && workers.get() > 1;
    if (areSeveral && lossy.isPresent()) {
      throw new RefusedRequestException(
          "--store %s goes depth first, with one worker: leave --workers out, or keep exact states"
              .formatted(lossy.get().kind().word()));
    }
    if (areSeveral && order == Order.DEPTH_FIRST) {
      throw new RefusedRequestException(
          "several workers search breadth first only: leave --order out, or --workers");
    }
    SearchOptions options =
        limited(SearchOptions.DEFAULT, request).inOrder(order).withWorkers(workers(request));
    SearchOptions chosen = lossy.map(options::keepingOnly).orElse(options);
    search
        .refusal(chosen)
        .ifPresent(
            why -> {
              throw new RefusedRequestException("--" + why);
            });
    return chosen;
  }

  /** How to search for infinite runs. */
  static SearchOptions forInfiniteRuns(CheckRequest request, StateSearches.Entry search) {
    if (lossy(request).isPresent()) {
      throw new RefusedRequestException(
          "a property of infinite runs is checked with exact states only: leave --store out");
    }
    if (request
        .get(CheckOptions.ORDER)
        .flatMap(Order::typed)
        .filter(o -> o != Order.DEPTH_FIRST)
        .isPresent()) {
      throw new RefusedRequestException(
          "a property of infinite runs is checked depth first only: leave --order out");
    }
    SearchOptions options =
        SearchOptions.DEFAULT.by(
            search
                .method()
                .orElseThrow(
                    () ->
                        new RefusedRequestException(
                            "--search %s is not for infinite runs: give %s"
                                .formatted(search.name(), StateSearches.choosing()))));
    return limited(options.withWorkers(workers(request)), request);
  }

  private static int workers(CheckRequest request) {
    return request
        .get(CheckOptions.WORKERS)
        .map(Long::intValue)
        .orElseGet(Runtime.getRuntime()::availableProcessors);
  }

  private static SearchOptions limited(SearchOptions options, CheckRequest request) {
    SearchOptions limited =
        request.get(CheckOptions.MAX_STATES).map(options::withMaxStates).orElse(options);
    return request.has(CheckOptions.KEEP_GOING) ? limited.goingOn() : limited;
  }

  /** The same, stopped when its time is over or the user says so. */
  static SearchOptions watched(SearchOptions options, CheckRequest request, Watcher watcher) {
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
    if (!m.matches()) {
      throw unknown(store.get());
    }
    if (m.group(1).equals(Lossy.EXACT) && m.group(2) == null) {
      return Optional.empty();
    }
    Lossy.Kind kind = Lossy.Kind.typed(m.group(1)).orElseThrow(() -> unknown(store.get()));
    long bytes = m.group(2) == null ? DEFAULT_BYTES : bytes(store.get(), m.group(2), m.group(3));
    return Optional.of(new Lossy(kind, bytes));
  }

  private static RefusedRequestException unknown(String store) {
    List<String> lossy = Arrays.stream(Lossy.Kind.values()).map(Lossy.Kind::word).toList();
    return new RefusedRequestException(
        "unknown store '%s': give %s, %s, the latter perhaps with a size: %s=1g"
            .formatted(store, Lossy.EXACT, String.join(" or ", lossy), lossy.getLast()));
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
          "--store %s: a size from 1k to %dm, or more with a larger --memory"
              .formatted(store, most >> 20));
    }
    return bytes;
  }
}
