package jacquard.cli;

import jacquard.explore.catalog.RequestException;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.SearchRequest;
import jacquard.litmus.NearestName;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The options that say which executions a search covers, and in which order. */
final class SearchOptions {
  @Option(
      names = "--bound",
      paramLabel = "NAME=LIMIT",
      description =
          "Only executions within a bound: preemption=2, or several with commas between them."
              + " preemption=0.. raises the limit until the budget is spent or all is covered."
              + " 'jacquard list searches' names the bounds.")
  private Optional<String> bound = Optional.empty();

  @Option(
      names = "--seal",
      paramLabel = "TEXT",
      description = "Do not preempt code that contains this text. May be repeated.")
  private List<String> seals = List.of();

  @Option(
      names = "--priority",
      paramLabel = "NAMES",
      description =
          "What best-first search tries first, the weightiest first: method:NAME,preemptions."
              + " 'jacquard list searches' names all.")
  private Optional<String> priority = Optional.empty();

  /** What was asked for, with the search still open. */
  SearchRequest request(Optional<String> without, OptionalLong seed) {
    return new SearchRequest(Optional.empty(), bound, priority, seals, without, seed);
  }

  /**
   * Makes the search; nothing is run.
   *
   * @throws UsageException if the request makes no sense for this target
   */
  static SearchRequest.Plan plan(SearchRequest request, Target target) {
    request.search().ifPresent(SearchNames::require);
    for (String seal : request.seals()) {
      if (!target.code().isEmpty()
          && target.code().stream().noneMatch(line -> line.contains(seal))) {
        throw new UsageException(
            "--seal '%s': no operation of %s contains this text".formatted(seal, target.name()));
      }
    }
    return understood(() -> request.plan(target.subject()));
  }

  /**
   * The searches that can cover what was asked for.
   *
   * @throws UsageException if the request makes no sense
   */
  static List<SearchEntry> able(SearchRequest request) {
    return understood(request::able);
  }

  private static <T> T understood(Supplier<T> request) {
    try {
      return request.get();
    } catch (RequestException e) {
      throw new UsageException(e.message(suggestion(e)), e);
    }
  }

  private static String suggestion(RequestException e) {
    // A priority such as method:NAME is recognised whatever the name.
    String typed = e.typed().replaceFirst(":.*", ":NAME");
    return e.names().isEmpty() || typed.isEmpty()
        ? ""
        : Complaints.hint(NearestName.to(typed, e.names()));
  }
}
