package jacquard.cli;

import jacquard.report.StateCheck;
import jacquard.report.TextReport;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SafetySearch.Method;
import jacquard.statespace.SearchResult;
import jacquard.statespace.liveness.Fairness;
import jacquard.statespace.liveness.LivenessSearch;
import jacquard.statespace.liveness.UnsupportedClaimException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks a property of all infinite runs of a model. */
final class LivenessModelCheck {
  private final Console console;
  private final ModelProperty property;
  private final Optional<ProgressLine> line;
  private final ModelCheck check;

  LivenessModelCheck(Console console, ModelProperty property, Optional<ProgressLine> line) {
    this.console = console;
    this.property = property;
    this.line = line;
    this.check = new ModelCheck(console, property.target(), line);
  }

  /** With weak fairness a reduction rests on an argument of our own, so it is not the default. */
  static String defaultSearch(ModelProperty property) {
    return property.fairness() == Fairness.NONE ? "ample" : "full";
  }

  /** How to search, from the options of the command. */
  static SafetySearch.Options options(Optional<String> search, Optional<String> order) {
    if (order.isPresent() && !order.get().equals("dfs")) {
      throw new UsageException("a property of infinite runs is checked depth first only");
    }
    return SafetySearch.Options.DEFAULT.by(method(search.orElse("full")));
  }

  /** The search of a name. */
  static Method method(String search) {
    return switch (search) {
      case "full" -> Method.FULL;
      case "persistent" -> Method.PERSISTENT;
      case "ample" -> Method.AMPLE;
      default ->
          throw new UsageException(
              "--search %s is not for infinite runs: give full, persistent or ample"
                  .formatted(search));
    };
  }

  int run(
      SafetySearch.Options options,
      Duration timeout,
      TextReport.Steps steps,
      Optional<JsonFile> file) {
    long end = System.nanoTime() + Math.min(timeout.toNanos(), Long.MAX_VALUE / 4);
    SafetySearch.Options stoppable = options.stoppedBy(n -> check.stop(n, timeout, end));
    SearchResult result = search(stoppable);
    line.ifPresent(ProgressLine::clear);
    return check.report(describe(result, options), steps, file);
  }

  /** Searches, without a word. */
  SearchResult search(SafetySearch.Options options) {
    try {
      return console
          .cancellation()
          .during(
              () ->
                  LivenessSearch.run(
                      property.target().machine(),
                      property.property(),
                      property.fairness(),
                      options));
    } catch (UnsupportedClaimException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
  }

  private StateCheck describe(SearchResult result, SafetySearch.Options options) {
    Optional<String> whyNoReduction =
        options.method() == Method.FULL
            ? Optional.empty()
            : LivenessSearch.whyNoReduction(property.property(), property.fairness());
    String method =
        switch (whyNoReduction.isPresent() ? Method.FULL : options.method()) {
          case FULL -> "full search";
          case PERSISTENT -> "persistent sets";
          case AMPLE -> "ample sets";
        };
    SearchResult.Counts counts = result.counts();
    return new StateCheck(
        property.target().name(),
        property.target().definitions(),
        property.target().fingerprint(),
        Optional.of(property.asked()),
        method + ", depth first",
        result.violation().map(v -> check.found(v, " " + PropertyOptions.words(property.asked()))),
        result.violations(),
        result.cutShort(),
        Optional.empty(),
        false,
        StateCheck.Size.ofStates(
            counts.states(),
            counts.transitions(),
            counts.depth(),
            counts.bytes(),
            counts.time().toNanos() / 1e9),
        List.of(),
        notes(whyNoReduction));
  }

  private List<String> notes(Optional<String> whyNoReduction) {
    List<String> notes = new ArrayList<>(property.target().model().notes());
    whyNoReduction.ifPresent(why -> notes.add("no reduction: " + why));
    if (!property.asked().kind().equals("acceptance")
        && ModelProperty.hasAcceptLabels(property.target().model())) {
      notes.add("accept labels of processes do not count here (--acceptance checks them)");
    }
    return notes;
  }
}
