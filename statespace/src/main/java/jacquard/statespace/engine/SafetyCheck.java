package jacquard.statespace.engine;

import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.Findings;
import jacquard.core.engine.Watcher;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.model.ProcessGraph;
import jacquard.model.compile.Compiler;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Lossy;
import jacquard.statespace.SearchOptions.Order;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Checks all states of a model for failed assertions, faults and invalid end states. */
record SafetyCheck(
    ModelTarget target, CheckRequest request, StateSearches.Entry search, SearchOptions options) {

  /** What was asked for; nothing is run. */
  static SafetyCheck of(ModelTarget target, CheckRequest request) {
    StateSearches.Entry search = StateChecks.search(request, StateSearches.DEFAULT);
    return new SafetyCheck(target, request, search, StateOptions.of(request, search));
  }

  Check run(Watcher watcher) {
    Machine machine = Compiler.compile(target.model());
    SearchOptions watched = StateOptions.watched(options, request, watcher);
    SideBySide.Outcome outcome =
        isOrderLeftOpen()
            ? SideBySide.run(search, machine, watched)
            : new SideBySide.Outcome(search.run(machine, watched), options.order());
    StateSearches.Found found = outcome.found();
    SearchResult result = found.result();
    Optional<String> doubt = options.lossy().map(l -> doubt(l, result));
    Verdict verdict = StateChecks.verdict(result, machine, target.fingerprint(), doubt);
    return new Check(
        request,
        StateChecks.origin(target),
        new Check.Method(StatefulEngine.NAME, search.title() + ", " + words(outcome.order())),
        verdict,
        new Check.Claim(claim(found.coversEndStates()), found.coversEndStates(), doubt),
        StateChecks.statistics(result),
        StateChecks.cutShort(result),
        StateChecks.shown(result, machine),
        List.of(),
        Findings.ofModel(unreached(result), notes(target.model())),
        Optional.empty());
  }

  /** Whether to search in both orders: where nothing that was asked for depends on the order. */
  private boolean isOrderLeftOpen() {
    return options.order() == Order.BREADTH_FIRST
        && !options.goesOn()
        && !request.has(CheckOptions.ORDER)
        && !request.has(CheckOptions.WORKERS);
  }

  private String words(Order order) {
    return switch (order) {
      case DEPTH_FIRST -> isOrderLeftOpen() ? "depth first beside breadth first" : "depth first";
      case BREADTH_FIRST -> "breadth first";
    };
  }

  private static String claim(boolean coversEndStates) {
    return coversEndStates
        ? "no assertion fails, no error, no invalid end state"
        : "no assertion fails, no error; nothing is claimed about invalid end states";
  }

  private static String doubt(Lossy lossy, SearchResult result) {
    double expectedMisses = result.expectedMisses().orElse(0);
    String misses =
        expectedMisses < 0.005
            ? "hardly any other is expected to have been missed"
            : String.format(
                Locale.ROOT,
                "at least %.2g others are expected to have been missed",
                expectedMisses);
    return switch (lossy.kind()) {
      case HASH_COMPACT -> "states were told apart by 32 bits each, " + misses;
      case BITSTATE -> "states were told apart by three bits each, " + misses;
    };
  }

  private static List<String> unreached(SearchResult result) {
    return result.unreached().stream()
        .map(u -> u.process() + ", " + u.position().fileAndLine() + ": " + u.text())
        .toList();
  }

  /** What was not taken as the model has it, and what was not checked. */
  static List<String> notes(Model model) {
    List<String> notes = new ArrayList<>(model.notes());
    List<ProcessGraph> claims = model.claims();
    if (claims.size() == 1) {
      notes.add("the never claim is not checked (--never checks it)");
    } else if (!claims.isEmpty()) {
      String names = String.join(", ", claims.stream().map(ProcessGraph::name).toList());
      notes.add("not checked: never " + names + " (--never NAME checks one)");
    }
    if (!model.formulas().isEmpty()) {
      String names = String.join(", ", model.formulas().stream().map(Model.Formula::name).toList());
      notes.add("not checked: ltl " + names + " (--ltl NAME checks one)");
    }
    return notes;
  }
}
